import { expect, test } from 'vitest';
import { buildTestOrder } from '#domain/order/build-order.ts';
import { anOrder } from '#domain/order/example-order.fixture.ts';
import type { Order } from '#domain/order/order.ts';
import { type OrderRefusal, parseOrder, priceStoredOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf, typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';

const entries = { email: 'a@example.fr', mainPhones: '3', geographicNumbers: '2' };

function orderUnder(priceList: Catalogue, changes: Partial<QuoteForm> = {}): Order {
  return anOrder({ ...entries, ...changes }, priceList);
}

function refusalOf(
  json: string,
  honoured: readonly [Catalogue, ...Catalogue[]] = [catalogue],
): OrderRefusal | undefined {
  const result = parseOrder(json, honoured);
  return result.ok ? undefined : result.refusal;
}

const order = orderUnder(catalogue);
/** The order as text, with other articles, texts of its client, or prices. */
const changed = (changes: { articles?: object; client?: object; price?: object }): string =>
  JSON.stringify({
    client: { ...order.client, ...changes.client },
    articles: { ...order.articles, ...changes.articles },
    price: { ...order.price, ...changes.price },
  });
const raised: Catalogue = {
  ...catalogue,
  id: 'raised',
  oneTime: { ...catalogue.oneTime, shipping: { ...catalogue.oneTime.shipping, priceCents: 5500 } },
};

test('an order that the site built is accepted without virtualOnly, and priced by its users', () => {
  const virtual = { virtualOnly: true, mainPhones: '0', userCount: '5' };
  const built = orderUnder(catalogue, virtual);
  const { virtualOnly, ...articles } = built.articles;
  expect(virtualOnly).toBe(true);
  const result = parseOrder(JSON.stringify({ ...built, articles }), [catalogue]);
  expect(result.ok && result.request).toMatchObject({ virtualOnly: true, userCount: 5 });
});

test('an order that the site built may contain spaces, another key order, and colons and quotes in its texts', () => {
  const company = 'L’"Atelier" : {"T46U": 1}, \\';
  const json = JSON.stringify(
    { price: order.price, articles: order.articles, client: { ...order.client, company } },
    null,
    2,
  );
  const result = parseOrder(json, [catalogue]);
  expect(result.ok && result.order.client.company).toBe(company);
});

test('an order that the site built is refused from the hidden dialog of an empty form', () =>
  expect(refusalOf(JSON.stringify(buildTestOrder(quoteFormDefaults, typedRequest({}), undefined)))).toMatchObject({
    reason: 'invalid-requirements',
    errors: expect.arrayContaining([
      { field: 'mainPhones', message: 'Le nombre total de postes doit être d’au moins 3' },
      { field: 'email', message: 'Ce champ est requis' },
    ]),
  }));

test('a stored order is read with its catalogue, whatever the rules for its texts are now', () => {
  const named = changed({ client: { name: 'https://example.com' } });
  expect(priceStoredOrder(named, catalogue)?.request).toEqual(requestOf(aForm(entries)));
});

test('a stored order is not read with a catalogue that leads to another one-time or monthly price, or without its plan’s code', () => {
  const { initial, monthly } = order.price;
  const others = [
    { price: { initial: initial + 1 } },
    { price: { monthly: monthly + 1 } },
    { articles: { unlimited: 1 } },
  ];
  for (const other of others) expect(priceStoredOrder(changed(other), catalogue)).toBeUndefined();
});

test('an older price names the current catalogue if both catalogues lead to that price', () => {
  const result = parseOrder(JSON.stringify(order), [catalogue, { ...catalogue, id: 'earlier' }]);
  expect(result.ok && result.catalogue.id).toBe(catalogue.id);
});

test('an older price is accepted while its catalogue is honoured, and names it', () => {
  const result = parseOrder(JSON.stringify(order), [raised, catalogue]);
  expect(result.ok && result.catalogue.id).toBe(catalogue.id);
});

test('an older price is refused afterwards with both prices and the order at the new one', () => {
  const refusal = refusalOf(JSON.stringify(order), [raised]);
  const current = { initial: order.price.initial + 10, monthly: order.price.monthly };
  expect(refusal).toEqual({
    reason: 'wrong-price',
    stated: order.price,
    current,
    offered: { ...order, price: current },
  });
  if (refusal?.reason !== 'wrong-price') throw new Error('another refusal');
  expect(parseOrder(JSON.stringify(refusal.offered), [raised]).ok).toBe(true);
});

test('an older price is offered again with today’s switches if the sizing has changed', () => {
  const other: Catalogue = {
    ...raised,
    switchSizing: { ...catalogue.switchSizing, singleSite: [{ upToPhones: 50, POE8: 0, POE16: 5 }] },
  };
  const refusal = refusalOf(JSON.stringify(order), [other]);
  if (refusal?.reason !== 'wrong-price') throw new Error(`${refusal?.reason}`);
  expect(refusal.offered.articles).toMatchObject({ poe8: 0, poe16: 5 });
  expect(parseOrder(JSON.stringify(refusal.offered), [other]).ok).toBe(true);
});

const unreadable = { reason: 'unreadable' } as const;

test.each<[string, string, OrderRefusal]>([
  ['a wrong switch count', changed({ articles: { poe16: 4 } }), { reason: 'wrong-switches' }],
  ['phones and users at once', changed({ articles: { virtualUser: 3 } }), unreadable],
  ['users and phones at once', changed({ articles: { virtualOnly: true, virtualUser: 3 } }), unreadable],
  ['half a surrogate pair', changed({ client: { company: 'Mairie \ud83d' } }), unreadable],
])('refusals: %s', (_, json, refusal) => expect(refusalOf(json)).toEqual(refusal));

test.each([
  ['with the value 0', { FFM6: 0 }],
  ['with the value 2', { FFM6: 2 }],
  ['beside a second one', { FFM6: 1, INT30: 1 }],
  ['beside a second one with the value 0', { FFM6: 1, FF2: 0 }],
  ['of another number of channels', { FFM8: 1 }],
  ['missing', {}],
])('refusals: detect a plan %s, although the price is correct', (_, codes) => {
  const plan = { callType: 'unlimited', channels: '6', callPlanType: 'france-all' };
  const { articles, ...rest } = orderUnder(catalogue, plan);
  const { FFM6, ...others } = articles;
  expect(parseOrder(JSON.stringify({ ...rest, articles: { ...others, FFM6 } }), [catalogue]).ok).toBe(true);
  expect(parseOrder(JSON.stringify({ ...rest, articles: { ...others, ...codes } }), [catalogue]).ok).toBe(false);
});

test('refusals: reject invalid JSON and more than 16 384 characters', () => {
  expect(refusalOf('{')).toEqual(unreadable);
  const json = JSON.stringify(order);
  expect(refusalOf(json.padEnd(16_384))).toBeUndefined();
  expect(refusalOf(json.padEnd(16_385))).toEqual(unreadable);
});

test('refusals: withstand any depth and length', () => {
  expect(refusalOf(`${'['.repeat(8000)}${']'.repeat(8000)}`)).toEqual(unreadable);
  expect(refusalOf('['.repeat(1_000_000))).toEqual(unreadable);
  expect(refusalOf(`"${'x'.repeat(5_000_000)}"`)).toEqual(unreadable);
});
