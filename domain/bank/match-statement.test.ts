import { expect, test } from 'vitest';
import { type PayableOrder, statementMatcher } from './match-statement.ts';
import { identified, importShuffled } from './noisy-bank.fixture.ts';

const order = (changes: Partial<PayableOrder> = {}): PayableOrder => ({
  reference: 'NEO-HYR3296M',
  awaitedCents: 349_440,
  names: ['SARL Garage Rossi', 'Ana Léca'],
  receipts: [],
  ...changes,
});
const other = order({ reference: 'NEO-7K3MPQ2X', awaitedCents: 100, names: ['Mairie d’Évisa'] });
const day = '2026-11-20';

/** What a line with this label and amount is, and what it names: « possible NEO-7K3MPQ2X by amount ». */
function read(label: string, cents: number, orders: readonly PayableOrder[] = [order(), other]): string {
  const [match] = identified([{ day, cents, label }]).map(statementMatcher(orders, new Set()));
  return [match?.kind, ...(match?.hints ?? []).map(({ reference, by }) => `${reference} by ${by.join('+')}`)].join(' ');
}

test.each([
  'NEO-HYR3296M',
  'VIR NEOHYR3296M GARAGE ROSSI',
  'vir sepa neo hyr 32 96m',
  'VIRNEOHYR3296MDUPONT',
  'REF N.E.O-HYR3\u00a0296M',
  'facture hyr3296m',
  'VIR GARAGE NEO-HYR3',
])('proposes the order of « %s » for exactly what is awaited', (label) => {
  expect(read(label, 349_440)).toBe('proposed NEO-HYR3296M by reference+amount');
});

test.each([
  ['NEO-HYR3296M', 300_000, 'possible NEO-HYR3296M by reference'],
  ['NEO-HYR3296M', 100, 'possible NEO-HYR3296M by reference NEO-7K3MPQ2X by amount'],
  ['NEO-HYR3296M NEO-7K3MPQ2X', 349_440, 'possible NEO-HYR3296M by reference+amount NEO-7K3MPQ2X by reference'],
  ['VIR NEO-HYR', 349_440, 'possible NEO-HYR3296M by amount'],
  ['VIR M ROSSI GARAGE', 349_440, 'possible NEO-HYR3296M by amount+name'],
  ['VIR M ROSSI GARAGE', 50, 'possible NEO-HYR3296M by name'],
  ['VIR COMMUNE D EVISA', 50, 'possible NEO-7K3MPQ2X by name'],
  ['VIR ANALECA', 50, 'possible NEO-HYR3296M by name'],
  ['REMBOURSEMENT NEO-HYR3296M', -349_440, 'possible NEO-HYR3296M by reference'],
  ['CB PEAGE', -349_440, 'unknown'],
  ['VIR GARAGE', 1, 'unknown'],
])('shows « %s » of %d cents as %s', (label, cents, words) => {
  expect(read(label, cents)).toBe(words);
});

test.each([
  ['EJ 2026-00417', 'TRESOR PUBLIC MANDAT 77 EJ2026 00417', 'proposed NEO-HYR3296M by reference+amount'],
  ['EJ 2026-00417', 'TRESOR PUBLIC MANDAT 77 2026', 'possible NEO-HYR3296M by amount'],
  ['N° 42', 'TRESOR PUBLIC MANDAT 42', 'possible NEO-HYR3296M by amount'],
  ['2026-11', 'LOYER 2026-11', 'possible NEO-HYR3296M by amount'],
  ['2026-00417', 'TRESOR PUBLIC 202600417', 'proposed NEO-HYR3296M by reference+amount'],
])('takes the purchase order « %s » in « %s » for %s', (purchaseOrder, label, words) => {
  expect(read(label, 349_440, [order({ purchaseOrder }), other])).toBe(words);
});

test('names first the order that has both the amount and the name, of many with the amount', () => {
  const others = ['NEO-2222AAAA', 'NEO-3333BBBB', 'NEO-4444CCCC'].map((reference) =>
    order({ reference, names: ['Évisa'] }),
  );
  expect(read('VIR M ROSSI GARAGE', 349_440, [...others, order()])).toMatch(/^possible NEO-HYR3296M by amount\+name /);
});

test('counts the orders that it doesn’t name, without those that lines before pay', () => {
  const orders = ['AAAA', 'BBBB', 'CCCC', 'DDDD'].map((code) => order({ reference: `NEO-2222${code}`, names: [] }));
  const labels = ['VIR', 'NEO-2222AAAA', 'NEO-2222BBBB', 'NEO-2222CCCC', 'VIR 2'];
  const lines = identified(labels.map((label) => ({ day, cents: 349_440, label })));
  const [first, , , , last] = lines.map(statementMatcher(orders, new Set()));
  expect([first?.hints.length, first?.others]).toEqual([3, 1]);
  expect(last).toMatchObject({ kind: 'possible', hints: [{ reference: 'NEO-2222DDDD' }], others: 0 });
  const four = [{ day, cents: 4 * 349_440, label: orders.map(({ reference }) => reference).join(' ') }];
  const [paysAll] = identified(four).map(statementMatcher([...orders, other], new Set()));
  expect([paysAll?.hints.length, paysAll?.others], 'those that its label names are ticked together').toEqual([4, 0]);
});

test('knows the line of a receipt by its fingerprint, and by its day and sum where its label was cut elsewhere', () => {
  const lines = identified([{ day, cents: 349_440, label: 'NEO-HYR3296M' }]);
  const [id = ''] = lines.map((line) => line.id);
  expect(lines.map(statementMatcher([order()], new Set([id])))).toMatchObject([{ kind: 'known' }]);
  const receipts = [{ day, cents: 349_440 }];
  expect(read('NEO-HYR3296M ROSSI', 349_440, [order({ awaitedCents: 0, receipts })])).toBe('known');
  // Paid twice on one day: the second line is shown, whether or not its label differs.
  const twice = identified([1, 2].map(() => ({ day, cents: 349_440, label: 'NEO-HYR3296M' })));
  const paid = order({ awaitedCents: 0, receipts: [{ day, cents: 349_440, line: id }] });
  expect(twice.map(statementMatcher([paid], new Set([id]))).map(({ kind }) => kind)).toEqual(['known', 'possible']);
  // Of two exports that were pasted together one line is proposed.
  expect(twice.map(statementMatcher([order()], new Set())).map(({ kind }) => kind)).toEqual(['proposed', 'possible']);
  expect(read('NEO-HYR3296M ROSSI', 349_440, [paid])).toBe('possible NEO-HYR3296M by reference');
  // Paid a second time, on another day: the office returns it.
  const earlier = [{ day: '2026-11-19', cents: 349_440 }];
  expect(read('NEO-HYR3296M', 349_440, [order({ awaitedCents: 0, receipts: earlier })])).toBe(
    'possible NEO-HYR3296M by reference',
  );
  // Somebody typed it, on a day of their own.
  const [match] = identified([{ day, cents: 174_720, label: 'NEO-HYR3296M' }]).map(
    statementMatcher([order({ awaitedCents: 174_720, receipts: [{ day: '2026-11-23', cents: 174_720 }] })], new Set()),
  );
  expect(match).toMatchObject({ kind: 'possible', hints: [{ receipt: { day: '2026-11-23' } }] });
  const longAgo = order({ awaitedCents: 174_720, receipts: [{ day: '2026-11-16', cents: 174_720 }] });
  expect(read('NEO-HYR3296M', 174_720, [longAgo])).toBe('proposed NEO-HYR3296M by reference+amount');
  // The same line read by other columns: it may have another day, and name nobody.
  const before = [{ day: '2026-11-18', cents: 174_720, line: 'booked' }];
  const halfPaid = [order({ awaitedCents: 174_720, receipts: before })];
  expect(read('NEO-HYR3296M', 174_720, halfPaid)).toBe('possible NEO-HYR3296M by reference+amount');
  expect(read('VIREMENT', 174_720, [other, order({ awaitedCents: 0, receipts: before })])).toBe(
    'possible NEO-HYR3296M by ',
  );
  // The first of two equal parts, which another file names otherwise, isn't the second.
  for (const line of [null, id]) {
    const half = order({ awaitedCents: 174_720, receipts: [{ day, cents: 174_720, line }] });
    const matches = identified([{ day, cents: 174_720, label: 'NEO-HYR3296M' }]).map(
      statementMatcher([half], new Set()),
    );
    expect(matches).toMatchObject([{ kind: 'possible', hints: [{ by: ['reference', 'amount'], receipt: { day } }] }]);
  }
});

test('nothing is booked twice in 300 shuffled orders of import, and what is right is booked in the end', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { booked, right } = importShuffled(seed);
    expect(booked).toEqual(right);
  }
});
