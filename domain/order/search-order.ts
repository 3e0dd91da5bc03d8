import { readEuros } from '#domain/money.ts';
import { compactPhone, foldText } from '#domain/typed-text.ts';
import { words } from '#domain/words.ts';
import { addressText, type StoredAddress } from './client/address-parts.ts';
import type { JournalEntry } from './life/order-journal.ts';

/** The entries of a journal that a search reads: purchase orders, numbers of parcels, texts of transfers, and notes. */
export const searchedEntries = words(
  'purchase-order correct-purchase-order ship correct-tracking payment note',
) satisfies readonly JournalEntry['kind'][];

/** What is searched of an order, each kind apart. */
export const searchColumns = ['words', 'together', 'numbers', 'amounts'] as const;
type SearchColumn = (typeof searchColumns)[number];

interface SearchedOrder {
  readonly reference: string;
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly siret: string;
  /** JSON array of the addresses of the sites; `null` as long as nothing is known of them. */
  readonly sites_json: string | null;
  readonly one_time_cents: number;
  readonly one_time_vat_cents: number;
  readonly monthly_cents: number;
  readonly monthly_vat_cents: number;
  readonly received_cents: number;
}

/** Banks and people write the one for the other, so neither is looked for beside other words. */
const conjunctions = new Set(['et', '&']);
/** Fewer digits or letters together are words, such as those of a company's name. */
const minTogether = 4;
/** Between two texts of an order, so that the end of one and the beginning of the next aren't read together. */
const textSeparator = ' | ';

/** What an order is found by: words, also without spaces and hyphens; phone and SIRET in digits; amounts in cents. */
export function searchTexts(
  order: SearchedOrder,
  entries: readonly Pick<JournalEntry, 'note' | 'cents'>[],
): Readonly<Record<SearchColumn, string>> {
  const { reference, company, name, email, phone, siret, sites_json } = order;
  const addresses = (JSON.parse(sites_json ?? '[]') as StoredAddress[]).map(addressText);
  const texts = [reference, company, name, email, ...addresses, ...entries.map(({ note }) => note)];
  const folded = texts.map(foldText).join(textSeparator);
  const { one_time_cents: oneTime, monthly_cents: monthly, received_cents: received } = order;
  const totals = [oneTime, oneTime + order.one_time_vat_cents, monthly, monthly + order.monthly_vat_cents, received];
  const amounts = [...totals, ...entries.map(({ cents }) => Math.abs(cents ?? 0))].filter((cents) => cents > 0);
  return {
    words: folded,
    together: compact(folded),
    numbers: [phone, siret].map(digits).join(textSeparator),
    amounts: amounts.map(amountMark).join(''),
  };
}

/**
 * What was typed, for each of {@link searchTexts}: an order is found if one of them has all the texts here, of which there is
 * at least one. A number is looked for as a part of a telephone number, or as a whole amount.
 */
export function readSearched(typed: string): Readonly<Record<SearchColumn, readonly string[]>> {
  const folded = foldText(typed);
  const together = compact(folded);
  // A display shows 00 instead of the + that clients type.
  const number = digits(typed).replace(/^00(?=[1-9]\d{7})/, '');
  const isNumber = number.length >= minTogether && /^\+?\d+$/.test(compactPhone(typed));
  const cents = readEuros(typed);
  const named = folded.split(/[ '-]/).filter((word) => word !== '' && !conjunctions.has(word));
  return {
    words: isNumber ? [] : named.length > 0 ? named : [folded],
    together: together.length < minTogether ? [] : [together],
    numbers: isNumber ? [number] : [],
    amounts: cents === undefined || cents <= 0 ? [] : [amountMark(cents)],
  };
}

/** A telephone number, or a part of one, as it is dialled within France. */
function digits(text: string): string {
  return compactPhone(text)
    .replace(/^(?:\+|00)33/, '0')
    .replaceAll(/\D/g, '')
    .replace(/^33(?=[1-9]\d{8}$)/, '0');
}

/** A folded text without what separates its groups; its parts stay apart. */
function compact(folded: string): string {
  return folded.replaceAll(/[^a-z0-9|]+/g, '');
}

/** An amount that is not a part of another. */
function amountMark(cents: number): string {
  return `<${cents}>`;
}
