import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuros } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, aRequest, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';

import { itemiseQuote, type QuoteLine, type QuotePart } from './itemise-quote.ts';
import { priceQuote } from './price-quote.ts';
import { totalCosts } from './total-cost.ts';

const request = aRequest({ geographicNumbers: 4 });

const amounts = (lines: readonly QuoteLine[]): (string | number)[][] =>
  lines.map(({ key, quantity, unitCents, amountCents }) => [key, quantity, unitCents, amountCents]);

test('the lines show everything with quantity, unit price and amount, including zeros', () =>
  expect(amounts(itemiseQuote(request, catalogue).oneTime.lines)).toEqual([
    ['T46U', 2, 11600, 23200],
    ['T33G', 3, 6300, 18900],
    ['W73P', 1, 9800, 9800],
    ['POE8', 0, 7900, 0],
    ['POE16', 2, 14100, 28200],
    ['cables', 11, 300, 3300],
    ['neolisBoxes', 2, 28900, 57800],
    ['setup', 1, 0, 0],
    ['portability', 0, 8000, 0],
    ['shipping', 1, 4500, 4500],
  ]));

test('the lines round the half euro of a plan in a separate line', () => {
  const { monthly } = itemiseQuote(request, catalogue);
  expect(amounts(monthly.lines)).toEqual([
    ['monthlyPhones', 6, 900, 5400],
    ['monthlyNumbers', 4, 200, 800],
    ['monthlyUnlimited', 1, 6750, 6750],
    ['rounding', 1, 50, 50],
  ]);
  expect(monthly).toMatchObject({ exactCents: 12950, totalCents: 13000, vatCents: 2600, totalWithVatCents: 15600 });
});

test('the lines contain users instead of phones in virtual mode, and nothing that is delivered', () => {
  const virtual = requestOf(aForm({ virtualOnly: true, userCount: '10', geographicNumbers: '4' }));
  const { oneTime, monthly } = itemiseQuote(virtual, catalogue);
  expect(oneTime.lines.filter(({ quantity }) => quantity > 0).map(({ key }) => key)).toEqual(['virtualPhone', 'setup']);
  expect(oneTime.totalCents).toBe(0);
  expect(amounts(monthly.lines)).toEqual([
    ['monthlyPhones', 10, 900, 9000],
    ['monthlyNumbers', 4, 200, 800],
  ]);
});

test('the parts compute VAT once per rate on the sum, not line by line', () => {
  const item = (priceCents: number, vatRate: number) => ({ label: 'x', priceCents, vatRate });
  const odd: Catalogue = {
    ...catalogue,
    roundingVatRate: 2000,
    monthly: { ...catalogue.monthly, phoneLicence: item(1, 850), geographicNumber: item(3, 850) },
  };
  const { monthly } = itemiseQuote({ ...request, calls: { callType: 'payAsYouGo' } }, odd);
  // 6 × 1 + 4 × 3 = 18 cents at 8.5 % are 1.53, so 2; the rounding line of −18 at 20 % is −3.6, so −4.
  expect(monthly).toMatchObject({ exactCents: 18, totalCents: 0, vatCents: -2 });
});

test('a quote has lines that add up to the totals of the quote, with VAT on their sum', () =>
  fc.assert(
    fc.property(validForms, (form) => {
      const request = requestOf(form);
      const quote = priceQuote(request, catalogue);
      const { oneTime, monthly } = itemiseQuote(request, catalogue);
      expect(oneTime.totalCents).toBe(quote.oneTime);
      expect(monthly.totalCents).toBe(quote.monthly);
      for (const part of [oneTime, monthly]) addsUp(part);
    }),
  ));

test("a quote costs over each term the one-time total plus every month's", () =>
  expect(totalCosts(itemiseQuote(request, catalogue))).toEqual([
    { months: 12, beforeTaxCents: 301_700, withTaxCents: 362_040 },
    { months: 24, beforeTaxCents: 457_700, withTaxCents: 549_240 },
    { months: 36, beforeTaxCents: 613_700, withTaxCents: 736_440 },
  ]));

function addsUp(part: QuotePart): void {
  for (const { quantity, unitCents, amountCents } of part.lines) expect(quantity * unitCents).toBe(amountCents);
  expect(part.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(part.totalCents);
  const exact = part.lines.filter(({ key }) => key !== 'rounding');
  expect(exact.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(part.exactCents);
  expect(part.totalWithVatCents).toBe(part.totalCents + part.vatCents);
  expect(formatEuros(part.totalWithVatCents)).not.toContain('NaN');
}
