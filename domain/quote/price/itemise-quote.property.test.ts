import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatEuros } from '#domain/money.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { itemiseQuote, type QuotePart } from './itemise-quote.ts';
import { priceQuote } from './price-quote.ts';
import { totalCosts } from './total-cost.ts';

const validRequests = validForms.map((form) => requestOf(form));

test('has lines that add up to the totals of the quote, with VAT on their sum', () =>
  fc.assert(
    fc.property(validRequests, (request) => {
      const quote = priceQuote(request, catalogue);
      const { oneTime, monthly } = itemiseQuote(request, catalogue);
      expect(oneTime.totalCents).toBe(quote.oneTime);
      expect(monthly.totalCents).toBe(quote.monthly);
      for (const part of [oneTime, monthly]) addsUp(part);
    }),
  ));

test("costs over each term the one-time total plus every month's", () =>
  fc.assert(
    fc.property(validRequests, (request) => {
      const itemised = itemiseQuote(request, catalogue);
      const [year, , threeYears] = totalCosts(itemised);
      expect(year?.beforeTaxCents).toBe(itemised.oneTime.totalCents + 12 * itemised.monthly.totalCents);
      expect(threeYears?.withTaxCents).toBe(
        itemised.oneTime.totalWithVatCents + 36 * itemised.monthly.totalWithVatCents,
      );
      expect(((threeYears?.beforeTaxCents ?? 0) * 12) / 10).toBe(threeYears?.withTaxCents);
    }),
  ));

function addsUp(part: QuotePart): void {
  for (const { quantity, unitCents, amountCents } of part.lines) expect(quantity * unitCents).toBe(amountCents);
  expect(part.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(part.totalCents);
  const exact = part.lines.filter(({ key }) => key !== 'rounding');
  expect(exact.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(part.exactCents);
  expect(part.totalWithVatCents).toBe(part.totalCents + part.vatCents);
  expect(formatEuros(part.totalWithVatCents)).not.toContain('NaN');
}
