import { expect, test } from 'vitest';
import { buildOrder, buildTestOrder } from '#domain/order/build-order.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf, sixPhones, typedRequest } from '#domain/quote/example-quote.fixture.ts';
import type { QuoteForm, QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

const form = aForm({
  ...sixPhones,
  email: ' mairie@example.fr ',
  geographicNumbers: '4',
  portedNumbers: '3',
  companyName: 'Mairie',
});

function priced(changes: Partial<QuoteForm> = {}): { request: QuoteRequest; quote: ReturnType<typeof priceQuote> } {
  const request = requestOf({ ...form, ...changes });
  return { request, quote: priceQuote(request, catalogue) };
}

test('the order has exactly the specified keys, and one plan code', () => {
  const { request, quote } = priced();
  expect(buildOrder(form, request, quote)).toEqual({
    client: { company: 'Mairie', siret: '', name: '', email: 'mairie@example.fr', phone: '' },
    articles: {
      T46U: 2,
      T33G: 3,
      W57P: 1,
      virtualUser: 0,
      sites: 2,
      numbers: 4,
      portability: 3,
      poe8: 0,
      poe16: 2,
      unlimited: 1,
      FFM6: 1,
      virtualOnly: false,
    },
    price: { initial: 1537, monthly: 130 },
  });
});

test('the order has no plan code for pay-as-you-go, and has users in virtual mode', () => {
  const virtual = { ...form, virtualOnly: true, userCount: '10', callType: 'payAsYouGo' };
  const { request, quote } = priced(virtual);
  const { articles } = buildOrder(virtual, request, quote);
  expect(articles).not.toHaveProperty('FFM6');
  const hardware = { T46U: 0, T33G: 0, W57P: 0, poe8: 0, poe16: 0 };
  expect(articles).toMatchObject({ ...hardware, virtualUser: 10, sites: 2, unlimited: 0, virtualOnly: true });
});

test('the order contains texts as the service accepts them', () => {
  const { request, quote } = priced();
  const odd = { ...form, companyName: `\ta\u0000\u0001b\n${'c'.repeat(300)}` };
  const { company } = buildOrder(odd, request, quote).client;
  expect(company).toMatch(/^a b c+$/);
  expect(company).toHaveLength(200);
  const cut = (end: string) => buildOrder({ ...form, companyName: ` ${'c'.repeat(199)}${end}` }, request, quote);
  for (const end of [' d', '📞', '\ud83d']) expect(cut(end).client.company).toBe('c'.repeat(199));
});

test('the order of the hidden dialog is the order without virtualOnly', () => {
  const { request, quote } = priced();
  const { virtualOnly, ...articles } = buildOrder(form, request, quote).articles;
  expect(virtualOnly).toBe(false);
  expect(buildTestOrder(form, request, quote)).toEqual({ ...buildOrder(form, request, quote), articles });
});

test('the order of the hidden dialog has the counts as they are and no price if the form is not valid', () => {
  const invalid = { ...form, email: 'x', mainPhones: '60', wirelessPhones: '-1', siteCount: '9'.repeat(30) };
  const order = buildTestOrder(invalid, typedRequest(invalid), undefined);
  expect(order).toMatchObject({
    client: { email: 'x' },
    articles: { T46U: 60, T33G: 3, W57P: 0, sites: Number.MAX_SAFE_INTEGER, unlimited: 1, FFM6: 1 },
    price: { initial: 0, monthly: 0 },
  });
  expect(order.articles).not.toHaveProperty('virtualOnly');
});

test.each([{ callType: 'payAsYouGo' }, { channels: 'deux' }, { callPlanType: 'world' }])(
  'the order of the hidden dialog: leaves out an unreadable plan, and a plan that was not chosen: %o',
  (changes) => {
    const typed = typedRequest({ ...form, ...changes });
    const { articles } = buildTestOrder(form, typed, undefined);
    expect(articles.unlimited).toBe(0);
    expect(Object.keys(articles).filter((key) => key.startsWith('FF'))).toEqual([]);
  },
);
