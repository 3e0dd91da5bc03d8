import { statSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { exampleLimits, exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';

const { newPath, open } = sqliteOfTests();

test('a long deletion waits while a backup keeps the log from being emptied, so that it stays small', async () => {
  const path = newPath();
  const logSize = (): number => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  let noteStatement = (): void => {};
  const storage = await open(path, { statementLog: () => noteStatement() });
  const backup = new SqliteDatabase(path);
  // Random ids and long texts: each step changes hundreds of pages.
  const { id: _id, ...mail } = exampleMail({ body: 'x'.repeat(3000), sent_at: 1 });
  const names = Object.keys(mail);
  backup
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000)
       insert into outbox (id, ${names.join(', ')}) select lower(hex(randomblob(16))), ${names.map((name) => `@${name}`).join(', ')} from n`,
    )
    .run(mail);
  backup.pragma('wal_checkpoint(truncate)');
  backup.exec('begin deferred; select count(*) from outbox');
  const sizes: number[] = [];
  noteStatement = () => {
    if (logSize() > 64_000_000 && sizes.push(logSize()) === 6) backup.exec('commit');
  };
  const { mails } = await storage.applyRetention(exampleLimits({ endedMailsBefore: 2 }));
  noteStatement = () => {};
  expect(mails).toBe(12_000);
  expect(sizes.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...sizes)).toBe(sizes[0]);
  backup.close();
});
