import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { immediateSqlite } from '#service/storage/engines/sqlite-dialect.ts';
import { migrate } from '#service/storage/migrate.ts';
import type { Database } from '#service/storage/schema.ts';
import { placeOrders } from './place-orders.ts';

test('joins the order that another copy of the service opens while an outdated one is closed', async () => {
  const database = new SqliteDatabase(':memory:');
  const outdated = exampleOrder({ received_at: 1, content_hash: 'same' });
  const opened = exampleOrder({ received_at: 100 });
  /** What the other copy commits, as the next statement of a PostgreSQL transaction sees it. */
  const meanwhile = () => {
    database.prepare('update orders set open_content = null where reference = ?').run(outdated.reference);
    database.prepare(`update orders set open_content = 'same' where reference = ?`).run(opened.reference);
  };
  const db = new Kysely<Database>({
    dialect: immediateSqlite(database),
    plugins: [
      {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (result.rows.some(({ open_content, reference }) => open_content && reference === outdated.reference))
            meanwhile();
          return result;
        },
      },
    ],
  });
  onTestFinished(() => db.destroy());
  await migrate(db);
  await placeOrders(
    db,
    [outdated, opened].map((order) => ({ order, since: 0 })),
  );
  const [placed] = await placeOrders(db, [{ order: exampleOrder({ content_hash: 'same' }), since: 50 }]);
  expect(placed?.reference).toBe(opened.reference);
});
