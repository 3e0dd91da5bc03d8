import { expect, test } from 'vitest';
import { exampleMail, exampleStatistics } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';

const { newPath, open } = sqliteOfTests();

test('imports thousands of rows with few statements, each of which waits for a database that may be far away', async () => {
  let statements = 0;
  const statementLog = (): void => {
    statements += 1;
  };
  const storage = await open(newPath(), { statementLog });
  async function* rows() {
    for (let count = 0; count < 1750; count += 1) yield { table: 'quote_statistics', row: { ...exampleStatistics() } };
    for (let count = 0; count < 1750; count += 1) yield { table: 'outbox', row: { ...exampleMail() } };
  }
  statements = 0;
  expect(await storage.importRows(rows())).toBe(3500);
  expect(statements).toBeLessThan(50);
  const mails = await storage.dueMails(Number.MAX_SAFE_INTEGER, 5000);
  expect([mails.length, (await storage.listQuoteStatistics()).length]).toEqual([1750, 1750]);
});
