import { addressOnOneLine } from './postal-address.ts';

/** A postal address in parts, as banks and operators take it. */
export interface PostalAddress {
  /** Number and street, or a named place. */
  readonly street: string;
  /** Building, floor, door; often empty. */
  readonly complement: string;
  readonly postCode: string;
  readonly town: string;
}

/** The parts of an address that was typed as one text, to be checked by its client; what isn't recognised is left out. */
export function addressParts(typed: string): PostalAddress {
  const address = addressOnOneLine(typed);
  const [, before = '', department = '', rest = '', town = ''] =
    /^(.+)\s(\d{2})[ \u00a0\u202f]?(\d{3})\s+(.+)$/.exec(address) ?? [];
  if (town === '') return { street: address, complement: '', postCode: '', town: '' };
  const [street = '', ...complement] = before.replace(/,$/, '').split(', ');
  return { street, complement: complement.join(', '), postCode: department + rest, town };
}

/** The lines of an address as an envelope has them. */
export function addressLines({ street, complement, postCode, town }: PostalAddress): string[] {
  return [street, complement, `${postCode} ${town}`].filter((line) => line !== '');
}
