import { foldText } from '#domain/typed-text.ts';
import {
  type AddressRefusal,
  addressOnOneLine,
  countLetters,
  refusePostCode,
  splitAtPostCode,
} from './postal-address.ts';

/** A postal address in parts, as banks and operators take it. */
export interface PostalAddress {
  /** Number and street, or a named place. */
  readonly street: string;
  /** Building, floor, door; often empty. */
  readonly complement: string;
  readonly postCode: string;
  readonly town: string;
}

/** An address as an order holds it: in parts, or as the one text that was asked for before. */
export type StoredAddress = PostalAddress | string;

export const noAddress: PostalAddress = { street: '', complement: '', postCode: '', town: '' };

/** The parts of an address; of one that was typed as one text without a post code, all is before it. */
export function addressParts(stored: StoredAddress): PostalAddress {
  if (typeof stored !== 'string') return stored;
  const { place, postCode, town: after } = splitAtPostCode(addressOnOneLine(stored));
  const before = place.replace(/[\s,-]+(?:F-)?$/, '').split(', ');
  // What has the house number is the street, whatever is written beside it.
  const street = before.find((part) => /^\d(?!.*étage)/i.test(part)) ?? before[0] ?? '';
  const [town = '', ...others] = after.replaceAll(/^[\s,-]+|[\s,-]+$/g, '').split(', ');
  const beside = others.filter((part) => foldText(part) !== 'france');
  const complement = [...before.filter((part) => part !== street), ...beside].join(', ');
  return { street, complement, postCode: postCode.replace(/\s/, ''), town };
}

/** The lines of an address as an envelope has them. */
export function addressLines({ street, complement, postCode, town }: PostalAddress): string[] {
  return [street, complement, `${postCode} ${town}`.trim()].filter((line) => line !== '');
}

/** An address on one line; empty if nothing is known of it. */
export function addressText(stored: StoredAddress): string {
  return typeof stored === 'string' ? addressOnOneLine(stored) : addressLines(stored).join(', ');
}

/** What was typed into the fields of an address: all of it may have been pasted into the first one. */
export function typedAddress(typed: PostalAddress): PostalAddress {
  const street = addressOnOneLine(typed.street);
  const postCode = typed.postCode.replace(/^(\d\d)\s(\d{3})$/, '$1$2');
  if (postCode !== '' || typed.town !== '') return { ...typed, street, postCode };
  const found = addressParts(street);
  const complement = [typed.complement, found.complement].filter((part) => part !== '').join(', ');
  return found.postCode === '' ? { ...typed, street } : { ...found, complement };
}

/**
 * Why an address is refused, and the part to correct: it has to say a house number with a street, or a named place, a post
 * code that can exist and a town. Nothing is delivered overseas and to Monaco (post codes in 97 and 98).
 */
export function refuseParts(
  address: PostalAddress,
): { readonly part: keyof PostalAddress; readonly refusal: AddressRefusal } | undefined {
  const { street, postCode, town } = address;
  const lacksPlace = countLetters(street) < 3;
  const lacksCode = !/^\d{5}$/.test(postCode);
  const lacksTown = countLetters(town) < 2;
  const lacks = [
    ...(lacksPlace ? ['place' as const] : []),
    ...(lacksCode ? ['postCode' as const] : []),
    ...(lacksTown ? ['town' as const] : []),
  ];
  if (lacks.length > 0) {
    const part = lacksPlace ? 'street' : lacksCode ? 'postCode' : 'town';
    return { part, refusal: { reason: 'incomplete', lacks } };
  }
  const refusal = refusePostCode(postCode);
  return refusal && { part: 'postCode', refusal };
}
