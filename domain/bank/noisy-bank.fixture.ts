import type { Cents } from '#domain/money.ts';
import { type IdentifiedLine, type PayableOrder, statementMatcher } from './match-statement.ts';
import { compactText, lineIdentity, type StatementLine } from './statement-line.ts';

/** A number from 0 to 1, the same ones for the same seed. */
type Random = () => number;

function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('a value expected');
  return value;
};

function shuffled<Value>(random: Random, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

const alphabet = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ'];
const companies = ['SARL Garage Rossi', 'Cabinet Œuf & Fils', 'Boulangerie Santoni', 'Société des Îles', 'Étude Léca'];
const noises = ['VIR SEPA RECU DE', 'VIREMENT', '/INV/', 'REF:', 'MOTIF', 'INST', '0000123456', 'NEO', 'FACTURE 2026'];

/** What a bank did, and what of it an order was paid by. */
interface TrueLine extends StatementLine {
  /** The order that this line pays, if it has its reference and exactly what is due. */
  readonly pays: string | undefined;
}

/** Some orders, of which several cost the same and share a company. */
function noisyOrders(random: Random, count = 12): PayableOrder[] {
  return Array.from({ length: count }, () => ({
    reference: `NEO-${Array.from({ length: 8 }, () => pick(random, alphabet)).join('')}`,
    awaitedCents: pick(random, [349_440, 174_840, 99_900, 10_000 + Math.floor(random() * 900_000)]),
    names: [pick(random, companies), 'Claire Santoni'],
    receipts: [],
  }));
}

function noisyLines(random: Random, orders: readonly PayableOrder[]): TrueLine[] {
  const day = () => `2026-11-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`;
  const payments = orders
    .filter(() => random() < 0.7)
    .map(({ reference, awaitedCents }): TrueLine => {
      const written = spelled(random, reference);
      const isWhole = compactText(written).length === compactText(reference).length;
      const label = `${noise(random)}${pick(random, ['', ' '])}${written}`;
      // Cut within the reference, or followed by something else.
      const isCut = isWhole && random() < 0.2;
      const end = isCut ? label.slice(0, label.length - Math.floor(random() * 4)) : `${label} ${noise(random)}`;
      return { day: day(), cents: awaitedCents, label: end, pays: reference };
    });
  const others = orders.map(({ reference, awaitedCents, names }): TrueLine => {
    const cents: Cents = pick(random, [awaitedCents + 1, -awaitedCents, 349_440, 1]);
    const withReference = cents !== awaitedCents && random() < 0.5;
    const label = withReference ? spelled(random, reference) : pick(random, [...names, 'CB PEAGE', '']);
    return { day: day(), cents, label: `${noise(random)} ${label}`, pays: undefined };
  });
  return shuffled(random, [...payments, ...others]);
}

/** Each with the fingerprint that the same line has in any file. */
export function identified(lines: readonly StatementLine[]): IdentifiedLine[] {
  return lines.map((line) => ({ ...line, id: lineIdentity(line) }));
}

function noise(random: Random): string {
  return Array.from({ length: Math.floor(random() * 4) }, () => pick(random, noises)).join(' ');
}

/** A reference as clients write it and banks print it: split, glued, in small letters, without its prefix. */
function spelled(random: Random, reference: string): string {
  const written = random() < 0.15 ? reference.slice(4) : reference;
  const cased = random() < 0.3 ? written.toLowerCase() : written;
  const glued = random() < 0.6 ? cased.replace('-', '') : cased;
  return [...glued]
    .map((letter) => (random() < 0.1 ? `${letter}${pick(random, [' ', '-', '.', '\u00a0'])}` : letter))
    .join('');
}

/** Files of an account that overlap, each with the labels cut at a length of its own, some lines twice as if two were pasted together. */
function overlappingFiles(random: Random, lines: readonly TrueLine[]): TrueLine[][] {
  return Array.from({ length: 4 }, () => {
    const first = Math.floor(random() * lines.length);
    const length = random() < 0.3 ? 40 : 200;
    return lines
      .slice(first)
      .filter(() => random() < 0.9)
      .flatMap((line) => (random() < 0.2 ? [line, line] : [line]))
      .map((line) => ({ ...line, label: line.label.slice(0, length) }));
  });
}

/** Imports overlapping files in a random order, each twice; returns what is booked by order, and what should be. */
export function importShuffled(seed: number): Readonly<Record<'booked' | 'right', readonly string[]>> {
  const random = randomOf(seed);
  let orders = noisyOrders(random);
  const lines = noisyLines(random, orders);
  const files = overlappingFiles(random, lines);
  const ids = new Set<string>();
  for (const file of shuffled(random, [...files, ...files, lines])) {
    for (const { kind, line, hints } of identified(file).map(statementMatcher(orders, ids))) {
      if (kind !== 'proposed') continue;
      ids.add(line.id);
      orders = orders.map((order) =>
        order.reference === hints[0]?.reference
          ? {
              ...order,
              awaitedCents: order.awaitedCents - line.cents,
              receipts: [...order.receipts, { ...line, line: line.id }],
            }
          : order,
      );
    }
  }
  return {
    booked: orders.flatMap(({ reference, receipts }) => receipts.map(({ cents }) => `${reference} ${cents}`)).sort(),
    right: lines.flatMap(({ pays, cents }) => (pays === undefined ? [] : [`${pays} ${cents}`])).sort(),
  };
}
