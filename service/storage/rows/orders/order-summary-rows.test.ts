import { expect, test } from 'vitest';
import { laterStates } from '#domain/order/life/order-life.ts';
import { tasksOf } from '#service/desk/home/awaited-words.ts';
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
  const listed = await storage.listOrderSummaries({ states: ['received'] });
  isOver = true;
  const newestFirst = orders.toSorted(
    (one, other) => other.received_at - one.received_at || (one.reference < other.reference ? -1 : 1),
  );
  expect(listed.map(({ reference }) => reference)).toEqual(newestFirst.map(({ reference }) => reference));
  expect(turns.length).toBeGreaterThan(2);
  expect(new Set(turns).size).toBe(turns.length);
});

test('an order waits for the office exactly if its home has a task of it', async () => {
  const storage = await open(newPath());
  const due = { one_time_cents: 145_700, one_time_vat_cents: 29_140 };
  const orders = laterStates.flatMap((state) =>
    [0, 100, 174_840, 174_841].flatMap((received_cents) =>
      [null, 0, 1].flatMap((public_body) =>
        ['73282932000074', '21200600100003'].flatMap((siret) =>
          [null, '2026-11-20' as const].flatMap((invoiced_on) =>
            [due, { one_time_cents: 0, one_time_vat_cents: 0 }].map((cents) =>
              exampleOrder({ state, received_cents, public_body, siret, invoiced_on, ...cents }),
            ),
          ),
        ),
      ),
    ),
  );
  await Promise.all(orders.map((order) => storage.placeOrder(order, 0)));
  const waiting = await storage.listOrderSummaries({ currentSince: Number.MAX_SAFE_INTEGER });
  const references = (listed: readonly { readonly reference: string }[]) => listed.map((row) => row.reference).sort();
  expect(references(waiting)).toEqual(references(orders.filter((order) => tasksOf(order).length > 0)));
});
