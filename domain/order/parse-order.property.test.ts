import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTestOrder } from '#domain/order/build-order.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { arbitraryForms, validForms } from '#domain/quote/form/quote-form.arbitraries.ts';

const refused = (json: string): boolean => !parseOrder(json, [catalogue]).ok;

test('parsing never throws on the order of any form, valid or not', () =>
  fc.assert(
    fc.property(arbitraryForms, (form) => {
      const json = JSON.stringify(buildTestOrder(form, typedRequest(form), undefined));
      expect(JSON.parse(json).price).toEqual({ initial: 0, monthly: 0 });
      expect(refused(json)).toBe(true);
    }),
    { numRuns: 1000 },
  ));

test('parsing never throws on an order with some characters changed, which parses to what is written or is refused', () => {
  const right = JSON.stringify(anOrder({ email: 'a@example.fr', mainPhones: '3' }));
  const changes = fc.array(fc.tuple(fc.nat({ max: right.length - 1 }), fc.string({ maxLength: 3 })), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(changes, (places) => {
      const json = places.reduce((text, [at, put]) => `${text.slice(0, at)}${put}${text.slice(at + 1)}`, right);
      const result = parseOrder(json, [catalogue]);
      if (result.ok) expect(result.order).toEqual(JSON.parse(json));
    }),
    { numRuns: 5000 },
  );
});

test('any other article count is refused, so that the price matches the goods', () => {
  const keys = ['T46U', 'T33G', 'W57P', 'virtualUser', 'sites', 'numbers', 'poe8', 'poe16'] as const;
  fc.assert(
    fc.property(validForms, fc.constantFrom(...keys), fc.nat({ max: 1000 }), (form, key, value) => {
      const order = anOrder(form);
      fc.pre(order.articles[key] !== value);
      // Without hardware nothing is counted by site: the number of sites doesn't affect a virtual quote.
      fc.pre(!(key === 'sites' && form.virtualOnly));
      expect(
        parseOrder(JSON.stringify({ ...order, articles: { ...order.articles, [key]: value } }), [catalogue]).ok,
      ).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
