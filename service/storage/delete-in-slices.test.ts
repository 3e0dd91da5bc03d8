import { statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { exampleMail } from './example-rows.ts';
import { openSqlite } from './sqlite.ts';

const folder = temporaryFolder();
const limits = {
  ...{ statisticsBefore: 0, unconfirmedOrdersBefore: 0, remindersBefore: 0 },
  ...{ cancelledOrdersBefore: 0, confirmedOrdersBefore: 0, endedMailsBefore: 2 },
};

test('a long deletion waits while a backup keeps the log from being emptied, so that it stays small', async () => {
  const path = join(folder, 'read.sqlite');
  const logSize = (): number => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  let noteStatement = (): void => {};
  const nothing = (): void => {};
  const watch = { noteStatement: () => noteStatement(), noteConflict: nothing, noteConnection: nothing };
  const storage = await openSqlite(path, { watch });
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
  const { mails } = await storage.applyRetention(limits);
  noteStatement = nothing;
  expect(mails).toBe(12_000);
  expect(sizes.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...sizes)).toBe(sizes[0]);
  backup.close();
  await storage.close();
});
