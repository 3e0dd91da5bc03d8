import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '#domain/order/build-order.ts';
import type { Order } from '#domain/order/order.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { type OracleAnswer, oracle, oraclePlans } from '#domain/quote/price/oracle.fixture.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

const empty = { ...quoteFormDefaults, email: 'a@example.fr' };

/** The oracle's answer for an order; it gets only the articles. */
function answerFor({ articles }: Order): OracleAnswer {
  const plan = Object.keys(articles).find((key) => oraclePlans.has(key)) ?? '';
  return oracle({ ...articles, plan });
}

/** Compares domain, order and service with the oracle, to the cent; the service reads what was ordered. */
function compareWithOracle(form: QuoteForm): void {
  const request = requestOf(form);
  const quote = priceQuote(request, catalogue);
  const order = buildOrder(form, request, quote);
  const expected = answerFor(order);
  expect({
    poe8: quote.details.switchDetails.POE8,
    poe16: quote.details.switchDetails.POE16,
    cables: quote.details.cables.quantity,
    initialCents: quote.oneTime,
    monthlyCents: quote.monthly,
  }).toEqual(expected);
  expect(order.price).toEqual({ initial: expected.initialCents / 100, monthly: expected.monthlyCents / 100 });
  expect(parseOrder(JSON.stringify(order), [catalogue])).toMatchObject({ ok: true, order, request });
}

test('on every phone total from 3 to 50 at 1 to 5 sites, by each kind of phone', () => {
  let compared = 0;
  for (let total = 3; total <= 50; total += 1) {
    for (let sites = 1; sites <= 5; sites += 1) {
      for (const kind of ['mainPhones', 'secondaryPhones', 'wirelessPhones'] as const) {
        compareWithOracle({ ...empty, siteCount: String(sites), [kind]: String(total) });
        compared += 1;
      }
    }
  }
  expect(compared).toBe(48 * 5 * 3);
});

test('on every one of the 33 plan prices', () => {
  expect(oraclePlans.size).toBe(33);
  for (const callPlanType of ['france-fix', 'france-all', 'international']) {
    for (const channels of catalogue.unlimited.channels) {
      const plan = { callType: 'unlimited', channels: String(channels), callPlanType };
      compareWithOracle({ ...empty, mainPhones: '3', ...plan });
    }
  }
});

test('on 5 000 random orders', () => fc.assert(fc.property(validForms, compareWithOracle), { numRuns: 5000 }));
