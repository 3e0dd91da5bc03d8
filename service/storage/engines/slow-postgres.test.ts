import { expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { postgresOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { createDatabase, queryOnce } from '#service/storage/contract/test-engines.fixture.ts';

const { server, open } = await postgresOfTests();

test('erases an address among more orders than the memory of a query holds', async () => {
  const url = await createDatabase(server.url);
  // The least that PostgreSQL accepts.
  await queryOnce(server.url, `alter database ${new URL(url).pathname.slice(1)} set work_mem = '64kB'`);
  const storage = await open(url);
  await storage.placeOrder(exampleOrder({ email: 'kept@example.com' }), 0);
  await queryOnce(
    url,
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'reference', 'MANY-' || number, 'token', 'token ' || number, 'open_content', null))).*
      from orders, generate_series(1, 20000) as number;
    insert into order_addresses (token, order_reference) select token, reference from orders on conflict do nothing`,
  );
  await storage.placeOrder(exampleOrder({ email: 'gone@example.com' }), 0);
  // In 0.06 s; comparing all with all took longer than the 1.9 s that the storage waits for an answer.
  expect(await storage.erasePersonalData('gone@example.com')).toMatchObject({ orders: 1 });
  const { rows } = await queryOnce(url, 'select count(*) from order_addresses');
  expect(rows).toEqual([{ count: '20001' }]);
});
