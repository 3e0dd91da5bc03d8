import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEuros } from '#domain/money.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { phoneFields } from '#domain/quote/catalogue/phone-models.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { itemiseQuote, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';
import { totalCosts } from '#domain/quote/price/total-cost.ts';

const validRequests = validForms.map((form) => requestOf(form));

describe('a quote', () => {
  test('has totals that are the sum of its details, rounded half up to the euro', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { oneTime, monthly, details } = priceQuote(request, catalogue);
        const once =
          details.phones +
          details.switches +
          details.setup +
          details.portability +
          details.neolisBoxes +
          details.shipping +
          details.cables.cost;
        const everyMonth = details.monthlyPhones + details.monthlyNumbers + (details.monthlyUnlimited ?? 0);
        for (const [total, exact] of [
          [oneTime, once],
          [monthly, everyMonth],
        ] as const) {
          expect(total % 100).toBe(0);
          expect(total - exact).toBeGreaterThan(-50);
          expect(total - exact).toBeLessThanOrEqual(50);
        }
      }),
    );
  });

  test('has exactly the entries that the specification names', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const { details, ...totals } = priceQuote(request, catalogue);
        expect(Object.keys(totals).sort()).toEqual(['monthly', 'oneTime']);
        expect(Object.keys(details).sort()).toEqual(
          [
            'cables',
            'monthlyNumbers',
            'monthlyPhones',
            ...(request.calls.callType === 'unlimited' ? ['monthlyUnlimited'] : []),
            'neolisBoxes',
            'phones',
            'portability',
            'setup',
            'shipping',
            'switchDetails',
            'switches',
          ].sort(),
        );
      }),
    );
  });

  test('contains no delivery in virtual mode', () => {
    fc.assert(
      fc.property(
        validRequests.filter(({ virtualOnly }) => virtualOnly),
        (request) => {
          const { details } = priceQuote(request, catalogue);
          const shipped = [
            details.phones,
            details.switches,
            details.neolisBoxes,
            details.shipping,
            details.cables.cost,
          ];
          expect(shipped).toEqual([0, 0, 0, 0, 0]);
        },
      ),
    );
  });
});

/**
 * What always holds: one more phone of any kind on the same sites costs more, both once and every month; one more site
 * costs more once. Replacing phones by cheaper ones does cost less.
 */
describe('adding to a quote raises its price or keeps it', () => {
  const without = { ...requestOf(aForm()), mainPhones: 0 };

  test('one more phone, for every total and number of sites, at every step of the switch table', () => {
    for (let siteCount = 1; siteCount <= 5; siteCount += 1) {
      for (let total = 3; total < 50; total += 1) {
        const fewer = priceQuote({ ...without, siteCount, mainPhones: total }, catalogue);
        for (const kind of phoneFields) {
          const request = { ...without, siteCount, mainPhones: total };
          const more = priceQuote({ ...request, [kind]: request[kind] + 1 }, catalogue);
          expect(more.oneTime, `${total} phones on ${siteCount} sites`).toBeGreaterThan(fewer.oneTime);
          expect(more.monthly).toBeGreaterThan(fewer.monthly);
          expect(more.details.cables.quantity).toBeGreaterThan(fewer.details.cables.quantity);
        }
      }
    }
  });

  test('one more site, for every total of phones, although several sites may need fewer switches', () => {
    for (let mainPhones = 3; mainPhones <= 50; mainPhones += 1) {
      for (let siteCount = 1; siteCount < 5; siteCount += 1) {
        const fewer = priceQuote({ ...without, mainPhones, siteCount }, catalogue);
        const more = priceQuote({ ...without, mainPhones, siteCount: siteCount + 1 }, catalogue);
        expect(more.oneTime, `${mainPhones} phones on ${siteCount + 1} sites`).toBeGreaterThan(fewer.oneTime);
      }
    }
    const switches = (siteCount: number): number =>
      priceQuote({ ...without, mainPhones: 48, siteCount }, catalogue).details.switchDetails.POE16;
    expect(switches(4)).toBeLessThan(switches(3));
  });

  test('one more user, number or ported number', () => {
    fc.assert(
      fc.property(
        validRequests.filter(({ virtualOnly }) => virtualOnly),
        fc.constantFrom('userCount', 'geographicNumbers', 'portedNumbers' as const),
        (request, field) => {
          const fewer = priceQuote(request, catalogue);
          const more = priceQuote({ ...request, [field]: request[field] + 1 }, catalogue);
          expect(more.oneTime).toBeGreaterThanOrEqual(fewer.oneTime);
          expect(more.monthly).toBeGreaterThanOrEqual(fewer.monthly);
        },
      ),
    );
  });

  test('one more channel of the same plan, and a wider plan with the same channels', () => {
    const { channels, priceCents } = catalogue.unlimited;
    channels.forEach((count, index) => {
      expect(priceCents['france-all'][count]).toBeGreaterThan(priceCents['france-fix'][count] ?? 0);
      expect(priceCents.international[count]).toBeGreaterThan(priceCents['france-all'][count] ?? 0);
      const next = channels[index + 1];
      if (next === undefined) return;
      for (const { priceCents: prices } of offeredPlans(catalogue)) {
        expect(prices[next]).toBeGreaterThan(prices[count] ?? 0);
      }
    });
  });
});

describe('an itemised quote', () => {
  test('has lines that add up to the totals of the quote, with VAT on their sum', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        const quote = priceQuote(request, catalogue);
        const { oneTime, monthly } = itemiseQuote(request, catalogue);
        expect(oneTime.totalCents).toBe(quote.oneTime);
        expect(monthly.totalCents).toBe(quote.monthly);
        for (const part of [oneTime, monthly]) addsUp(part);
      }),
    );
  });

  test("costs over each term the one-time total plus every month's", () => {
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
    );
  });
});

function addsUp(part: QuotePart): void {
  for (const { quantity, unitCents, amountCents } of part.lines) expect(quantity * unitCents).toBe(amountCents);
  expect(part.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(part.totalCents);
  const exact = part.lines.filter(({ key }) => key !== 'rounding');
  expect(exact.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(part.exactCents);
  expect(part.totalWithVatCents).toBe(part.totalCents + part.vatCents);
  expect(formatEuros(part.totalWithVatCents)).not.toContain('NaN');
}
