import { expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';

const { newPath, open } = sqliteOfTests();

test('lists hundreds of orders, each once, by queries of which each has its own turn of the event loop', async () => {
  let turn = 0;
  let isOver = false;
  const turns: number[] = [];
  const statementLog = (): void => void turns.push(turn);
  const storage = await open(newPath(), { statementLog });
  // Several orders arrive in one millisecond.
  const orders = Array.from({ length: 600 }, (_, index) => exampleOrder({ received_at: Math.floor(index / 7) }));
  await Promise.all(orders.map((order) => storage.placeOrder(order, 0)));
  turns.length = 0;
  const next = (): void => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  const listed = await storage.listOrderSummaries({ states: ['received'], limit: 550 });
  isOver = true;
  const newestFirst = orders.toSorted(
    (one, other) => other.received_at - one.received_at || (one.reference < other.reference ? -1 : 1),
  );
  expect(listed.map(({ reference }) => reference)).toEqual(newestFirst.slice(0, 550).map(({ reference }) => reference));
  expect(turns.length).toBeGreaterThan(2);
  expect(new Set(turns).size).toBe(turns.length);
});

test('takes an order in service for one that waits as long as its public body has no invoice, even if it paid', async () => {
  const storage = await open(newPath());
  const paid = { state: 'in-service', received_cents: 174_840 } as const;
  const body = { ...paid, siret: '21200600100003' };
  for (const [reference, changes] of Object.entries({
    told: { ...paid, public_body: 1 },
    known: body,
    invoiced: { ...body, invoiced_on: '2026-11-20' },
    company: { ...body, public_body: 0 },
    free: { ...body, received_cents: 0, one_time_cents: 0, one_time_vat_cents: 0 },
  }))
    await storage.placeOrder(exampleOrder({ received_at: 1, reference, ...changes }), 0);
  await storage.placeOrder(exampleOrder({ received_at: 2, reference: 'newest', ...paid }), 0);
  const references = ['told', 'known', 'invoiced', 'company', 'free', 'newest'];
  const listed = await Promise.all(
    references.map((reference) => storage.listOrderSummaries({ references: [reference, 'newest'], limit: 1 })),
  );
  expect(listed.map((rows) => rows[1]?.reference)).toEqual(['told', 'known', ...Array(4).fill(undefined)]);
});
