import { expect, test } from 'vitest';
import { exampleOrder, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { gatherLeads } from './gather-leads.ts';

const quotes = [
  exampleStatistics({ email: 'Claire@example.com', received_at: 1000, phone: '04 95 26 20 09', company_name: 'Évisa' }),
  exampleStatistics({ email: 'claire@example.com', received_at: 3000, company_name: '', one_time_cents: 99 }),
  exampleStatistics({ email: 'ordered@example.com', received_at: 4000 }),
  exampleStatistics({ email: 'began@example.com', received_at: 2000 }),
  exampleStatistics({ email: 'cancelled@example.com', received_at: 5000 }),
  exampleStatistics({ email: 'again@example.com', received_at: 600 }),
  exampleStatistics({ email: 'again@example.com', received_at: 800 }),
];

const orders = [
  exampleOrder({ email: 'ORDERED@example.com', state: 'confirmed', confirmed_at: 4100 }),
  exampleOrder({ email: 'cancelled@example.com', state: 'cancelled', confirmed_at: 5100 }),
  exampleOrder({ email: 'again@example.com', state: 'in-service', confirmed_at: 700 }),
  exampleOrder({ email: 'again@example.com', state: 'in-service', confirmed_at: 500 }),
  exampleOrder({ email: 'began@example.com', state: 'received', reference: 'NEO-22222222' }),
  exampleOrder({ email: 'began@example.com', state: 'received', reference: 'NEO-33333333' }),
];

test('lists everybody who asked for prices and ordered nothing since, once, the newest first', async () => {
  const leads = await gatherLeads({
    listQuoteStatistics: async () => quotes.toSorted((one, other) => other.received_at - one.received_at),
    listMailboxes: async () => orders,
  });
  expect(leads.map(({ asked, quotes: count, draft }) => [asked.email, count, draft])).toEqual([
    ['claire@example.com', 2, undefined],
    ['began@example.com', 1, 'NEO-22222222'],
    ['again@example.com', 1, undefined],
  ]);
  const asked = { company: 'Évisa', phone: '04 95 26 20 09' };
  expect(leads[0]).toMatchObject({ asked, last: { one_time_cents: 99 } });
});

test('looks at the newest 5 000 quotes, however many strangers sent', async () => {
  const many = Array.from({ length: 5001 }, (_, index) => exampleStatistics({ email: `${index}@example.com` }));
  const leads = await gatherLeads({
    listQuoteStatistics: async (limit) => many.slice(0, limit),
    listMailboxes: async () => [],
  });
  expect(leads).toHaveLength(5000);
});
