import { foldText } from '#domain/typed-text.ts';
import { addressOnOneLine, splitAtPostCode } from './postal-address.ts';

/** A postal address in parts, as banks and operators take it. */
export interface PostalAddress {
  /** Number and street, or a named place. */
  readonly street: string;
  /** Building, floor, door; often empty. */
  readonly complement: string;
  readonly postCode: string;
  readonly town: string;
}

/** The parts of an address that was typed as one text; without a post code none is found, and no town. */
export function addressParts(typed: string): PostalAddress {
  const { place, found, town: after } = splitAtPostCode(addressOnOneLine(typed));
  const before = place.replace(/[\s,-]+(?:F-)?$/, '').split(', ');
  // What has the house number is the street, whatever is written beside it.
  const street = before.find((part) => /^\d/.test(part)) ?? before[0] ?? '';
  const [town = '', ...others] = after.replaceAll(/^[\s,-]+|[\s,-]+$/g, '').split(', ');
  const beside = others.filter((part) => foldText(part) !== 'france');
  const complement = [...before.filter((part) => part !== street), ...beside].join(', ');
  return { street, complement, postCode: found.replace(/\s/, ''), town };
}

/** The lines of an address as an envelope has them. */
export function addressLines({ street, complement, postCode, town }: PostalAddress): string[] {
  return [street, complement, `${postCode} ${town}`].filter((line) => line !== '');
}
