import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReceiptParts, splitReceipts } from './split-receipts.ts';

const due = { beforeTax: 291_200, vat: new Map([[2000, 58_240]]) };
const total = 349_440;

const sum = (parts: readonly ReceiptParts[]): ReceiptParts =>
  parts.reduce((all, one) => ({
    beforeTax: all.beforeTax + one.beforeTax,
    vat: new Map([...all.vat].map(([rate, cents]) => [rate, cents + (one.vat.get(rate) ?? 0)])),
    beyond: all.beyond + one.beyond,
  }));

test('splits a payment in full into the totals of its order', () => {
  expect(splitReceipts([{ cents: total }], due)).toEqual([{ ...due, beyond: 0 }]);
});

test('splits two parts, what is paid beyond the amount due, and what comes back of it', () => {
  const parts = splitReceipts([{ cents: 300_000 }, { cents: 50_000 }, { cents: -560 }], due);
  expect(parts.map(({ beforeTax, vat, beyond }) => [beforeTax, vat.get(2000), beyond])).toEqual([
    [250_000, 50_000, 0],
    [41_200, 8240, 560],
    [0, 0, -560],
  ]);
});

test('has nothing to split of an order that costs nothing at first', () => {
  expect(splitReceipts([{ cents: 500 }], { beforeTax: 0, vat: new Map() })).toEqual([
    { beforeTax: 0, vat: new Map(), beyond: 500 },
  ]);
});

test('whatever came in parts adds up to each receipt, and to the totals once all is paid', () => {
  const cents = fc.integer({ min: 1, max: 900_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, fc.array(cents, { maxLength: 9 }), (beforeTax, full, reduced, amounts) => {
      const owed = {
        beforeTax,
        vat: new Map([
          [2000, full],
          [850, reduced],
        ]),
      };
      const left = beforeTax + full + reduced - amounts.reduce((all, one) => all + one, 0);
      const receipts = [...amounts, left].map((amount) => ({ cents: amount }));
      const parts = splitReceipts(receipts, owed);
      for (const [index, part] of parts.entries()) {
        const whole = [...part.vat.values()].reduce((all, one) => all + one, part.beforeTax + part.beyond);
        expect(whole).toBe(receipts[index]?.cents);
      }
      expect(sum(parts)).toEqual({ ...owed, beyond: 0 });
      expect(splitReceipts(receipts.slice(0, 3), owed)).toEqual(parts.slice(0, 3));
    }),
  );
});
