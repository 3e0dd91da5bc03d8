import { addDays, type ParisDay } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import { foldText } from '#domain/typed-text.ts';
import { compactText, type StatementLine } from './statement-line.ts';

/** An order as far as a transfer may be its payment. */
export interface PayableOrder {
  readonly reference: string;
  /** What its client still has to pay; 0 if nothing is awaited. */
  readonly awaitedCents: Cents;
  /** Names that a payer may have: the company, the contact. */
  readonly names: readonly string[];
  /** The number of a public body's purchase order, which it writes instead of our reference. */
  readonly purchaseOrder?: string | undefined;
  readonly receipts: readonly PayableReceipt[];
}

/** What was received for an order, or returned. */
export interface PayableReceipt {
  readonly day: ParisDay;
  readonly cents: Cents;
  /** The fingerprint of the statement's line that was booked; none for a receipt that somebody typed. */
  readonly line?: string | null;
}

export interface IdentifiedLine extends StatementLine {
  /** Its fingerprint. */
  readonly id: string;
}

/** Why a line may be an order's payment: everything that matches. */
export interface Hint {
  readonly reference: string;
  readonly by: readonly ('reference' | 'amount' | 'name')[];
  /** A receipt of the order that may be this very line. */
  readonly receipt?: PayableReceipt | undefined;
}

export interface LineMatch {
  readonly line: IdentifiedLine;
  /**
   * `proposed`: one order's reference (in any spelling) and exact amount. `possible`: one of both, the name, or a payment
   * that looks like one before it, as `hints` say. `known`: a receipt already. `unknown`: none of these.
   */
  readonly kind: 'proposed' | 'possible' | 'unknown' | 'known';
  readonly hints: readonly Hint[];
  /** Orders that match as well, beside those of `hints`. */
  readonly others: number;
  /** Whether an equal line comes before it in the file: only one of them has this fingerprint. */
  readonly isRepeated: boolean;
}

/** Orders named beside a line. */
const maxHints = 3;
/** Orders named beside a line with their references, which may pay them all: 12 of 11 characters fit into a label's 140. */
const maxNamed = 12;
/** Characters of a reference that a label has to keep, if it ends within it: 30^4 are possible. */
const minCutLength = 4;
/** Characters of a number of a purchase order that is looked for: shorter ones are in many labels by chance. */
const minNumberLength = 6;
/** Without a letter it has to be longer than a date: « 2026-11 » is in many labels. */
const minDigitsLength = 9;
/** Letters that a name needs to be looked for: shorter ones are in many labels by chance. */
const minNameLength = 5;
const legalForms = new Set('sarl sas sasu eurl sci scop scp selarl asso association cabinet mairie commune'.split(' '));

/** Returns a function that matches line after line; each order is proposed once. `booked`: fingerprints of receipts. */
export function statementMatcher(
  orders: readonly PayableOrder[],
  booked: ReadonlySet<string>,
): (line: IdentifiedLine) => LineMatch {
  const index = indexOrders(orders);
  const seen = new Set<string>();
  const proposed = new Set<string>();
  const covering = new Set<PayableReceipt>();
  // A receipt that somebody typed covers one line, not every line of its day and sum.
  const isCovered = ({ awaitedCents, receipts }: PayableOrder, { day, cents }: StatementLine): boolean => {
    const typed = receipts.find(
      (receipt) => !receipt.line && receipt.day === day && receipt.cents === cents && !covering.has(receipt),
    );
    if (awaitedCents > 0 || typed === undefined) return false;
    covering.add(typed);
    return true;
  };
  /** The orders that a line may pay: first those that it names, then those for which most matches. */
  const hintsOf = (line: StatementLine, label: string, named: readonly PayableOrder[]): Hint[] => {
    const hints = new Map<PayableOrder, Hint['by']>();
    const add = (orders: readonly PayableOrder[], ...by: Hint['by']): void => {
      for (const order of new Set(orders)) hints.set(order, [...(hints.get(order) ?? []), ...by]);
    };
    add(named, 'reference');
    if (line.cents > 0) {
      // A file that is read by other columns has other labels, which may name nobody.
      add(index.byReceipt(line.cents).filter((order) => likeReceipt(order, line, booked)));
      add(index.byAmount(line.cents), 'amount');
      add(index.byName(label), 'name');
    }
    const strength = ({ by, receipt }: Hint): number =>
      by.includes('reference') ? Number.MAX_VALUE : by.length + (receipt ? 1 : 0);
    return [...hints]
      .map(([order, by]): Hint => ({ reference: order.reference, by, receipt: likeReceipt(order, line, booked) }))
      .sort((one, other) => strength(other) - strength(one));
  };
  return (line) => {
    // Somebody who pays twice on a day has two equal lines: the second is shown, and left to the office.
    const isRepeated = seen.has(line.id);
    seen.add(line.id);
    const rest = { line, hints: [], others: 0, isRepeated };
    if (!isRepeated && booked.has(line.id)) return { ...rest, kind: 'known' };
    const label = compactText(line.label);
    const named = index.byReference(label);
    if (!isRepeated && named.length > 0 && named.every((order) => isCovered(order, line)))
      return { ...rest, kind: 'known' };
    const awaited = named.filter(({ awaitedCents, reference }) => awaitedCents > 0 && !proposed.has(reference));
    const [only] = awaited;
    if (!isRepeated && only?.awaitedCents === line.cents && awaited.length === 1 && !likeReceipt(only, line, booked)) {
      proposed.add(only.reference);
      return { ...rest, kind: 'proposed', hints: [{ reference: only.reference, by: ['reference', 'amount'] }] };
    }
    const found = hintsOf(line, label, named).filter(
      ({ reference, by }) => by.includes('reference') || !proposed.has(reference),
    );
    const hints = found.slice(0, Math.min(Math.max(maxHints, named.length), maxNamed));
    return { ...rest, kind: hints.length > 0 ? 'possible' : 'unknown', hints, others: found.length - hints.length };
  };
}

/** How many days apart one transfer may be dated: by the bank, by its value, by whoever typed it. */
export const nearDays = 3;

/** A receipt of the same sum about the day of a line, unless another line of the file is known to be that receipt. */
function likeReceipt(
  { receipts }: PayableOrder,
  { day, cents }: StatementLine,
  booked: ReadonlySet<string>,
): PayableReceipt | undefined {
  const [first, last] = [addDays(day, -nearDays), addDays(day, nearDays)];
  return receipts.find(
    (receipt) =>
      receipt.cents === cents &&
      first <= receipt.day &&
      receipt.day <= last &&
      !(receipt.line && booked.has(receipt.line)),
  );
}

/** Letters by which names are looked up, of the first word that counts. */
const nameKeyLength = 3;

/** Finds orders by what a line may say of them. */
function indexOrders(orders: readonly PayableOrder[]) {
  type Orders<Key> = Map<Key, PayableOrder[]>;
  /** By the compact reference without its prefix, which payers leave out, and by the purchase order's compact number. */
  const codes: Orders<string> = new Map();
  /** By the beginning of the compact reference. */
  const cuts: Orders<string> = new Map();
  const amounts: Orders<Cents> = new Map();
  const receipts: Orders<Cents> = new Map();
  const names = new Map<string, { readonly words: readonly string[]; readonly order: PayableOrder }[]>();
  const lengths = new Set<number>();
  let longestCut = 0;
  for (const order of orders) {
    const [prefix = '', code = ''] = order.reference.split('-').map(compactText);
    const number = compactText(order.purchaseOrder ?? '');
    const isDistinctive = number.length >= (/^\d*$/.test(number) ? minDigitsLength : minNumberLength);
    for (const known of isDistinctive ? [code, number] : [code]) {
      push(codes, known, order);
      lengths.add(known.length);
    }
    longestCut = Math.max(longestCut, prefix.length + code.length - 1);
    for (let length = minCutLength; length < code.length; length += 1)
      push(cuts, prefix + code.slice(0, length), order);
    for (const { cents } of order.receipts) push(receipts, cents, order);
    if (order.awaitedCents <= 0) continue;
    push(amounts, order.awaitedCents, order);
    for (const name of order.names) {
      const words = foldText(name)
        .split(/[^a-z0-9]+/)
        .filter((word) => word.length >= nameKeyLength && !legalForms.has(word));
      const [first = ''] = words;
      if (words.join('').length >= minNameLength) push(names, first.slice(0, nameKeyLength), { words, order });
    }
  }
  return {
    byReceipt: (cents: Cents) => receipts.get(cents) ?? [],
    byAmount: (cents: Cents) => amounts.get(cents) ?? [],
    byName: (label: string): PayableOrder[] =>
      partsOf(label, nameKeyLength)
        .flatMap((part) => names.get(part) ?? [])
        .filter(({ words }) => words.every((word) => label.includes(word)))
        .map(({ order }) => order),
    byReference: (label: string): PayableOrder[] => {
      const found = new Set(
        [...lengths].flatMap((length) => partsOf(label, length)).flatMap((part) => codes.get(part) ?? []),
      );
      for (let length = Math.min(longestCut, label.length); length > 0 && found.size === 0; length -= 1) {
        const [only, ...others] = cuts.get(label.slice(-length)) ?? [];
        if (only !== undefined && others.length === 0) found.add(only);
      }
      return [...found];
    },
  };
}

/** Every part of a text of this length. */
function partsOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) => text.slice(start, start + length));
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
