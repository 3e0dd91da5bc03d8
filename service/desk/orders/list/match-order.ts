import { readEuros } from '#domain/money.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { compactPhone, foldText } from '#domain/typed-text.ts';
import { deliveryAddresses } from '#service/orders/stored/premises.ts';
import type { OrderSummary } from '#service/storage/rows.ts';

/** The entries of a journal that a search reads: purchase orders, numbers of parcels, texts of transfers, and notes. */
export const searchedEntries = [
  'purchase-order',
  'ship',
  'payment',
  'note',
] as const satisfies readonly JournalEntry['kind'][];

type SearchedOrder = Pick<
  OrderSummary,
  | 'reference'
  | 'company'
  | 'name'
  | 'email'
  | 'phone'
  | 'siret'
  | 'sites_json'
  | 'one_time_cents'
  | 'one_time_vat_cents'
  | 'monthly_cents'
  | 'monthly_vat_cents'
  | 'received_cents'
>;

/** Fewer digits or letters together are words, such as those of a company's name. */
const minTogether = 4;
/** Between two texts of an order, so that the end of one and the beginning of the next aren't read together. */
const between = ' | ';

/**
 * Whether an order, with the entries of its journal that are searched, has what was typed: all its words, anywhere; the same
 * without spaces and hyphens, as a reference is read out; a part of a telephone number or a SIRET; or exactly an amount.
 */
export function matcherOf(text: string): (order: SearchedOrder, entries: readonly JournalEntry[]) => boolean {
  const words = foldText(text).split(/[ '-]/);
  const together = compact(foldText(text));
  const number = phoneDigits(text);
  const cents = readEuros(text);
  return (order, entries) => {
    const { reference, company, name, email, phone, siret, sites_json } = order;
    const notes = entries.map(({ note }) => note);
    const texts = [reference, company, name, email, ...deliveryAddresses({ sites_json }), ...notes];
    const all = texts.map((known) => foldText(known ?? '')).join(between);
    if (number === undefined && words.every((word) => all.includes(word))) return true;
    if (together.length >= minTogether && compact(all).includes(together)) return true;
    if (number !== undefined && [phone, siret].some((known) => digits(known).includes(number))) return true;
    return cents !== undefined && amountsOf(order, entries).includes(cents);
  };
}

/** The digits of a telephone number, or of a part of one, as it is dialled within France; `undefined` for any other text. */
export function phoneDigits(text: string): string | undefined {
  const number = digits(text);
  return number.length >= minTogether && /^\+?\d+$/.test(compactPhone(text)) ? number : undefined;
}

function digits(text: string): string {
  return compactPhone(text)
    .replace(/^(?:\+|00)33/, '0')
    .replaceAll(/\D/g, '')
    .replace(/^33(?=[1-9]\d{8}$)/, '0');
}

/** Every amount that somebody may name: totals with and without VAT, what was received, and each payment. */
function amountsOf(order: SearchedOrder, entries: readonly JournalEntry[]): number[] {
  const { one_time_cents: oneTime, monthly_cents: monthly, received_cents } = order;
  const payments = entries.flatMap(({ cents }) => (cents === null ? [] : [Math.abs(cents)]));
  return [
    oneTime,
    oneTime + order.one_time_vat_cents,
    monthly,
    monthly + order.monthly_vat_cents,
    received_cents,
    ...payments,
  ].filter((cents) => cents > 0);
}

/** A folded text without what separates its groups; its parts stay apart. */
function compact(folded: string): string {
  return folded.replaceAll(/[^a-z0-9|]+/g, '');
}
