import { beforeEach, expect, test } from 'vitest';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/example-rows.ts';
import { sqliteOfTests } from '#service/storage/open-database.fixture.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { sendDueMails } from './mailer.ts';

const { open } = sqliteOfTests();
const office = 'office@example.com';
let storage: Storage;
beforeEach(async () => {
  storage = await open();
});

async function queue(...mails: Mail[]): Promise<void> {
  const { reference } = await storage.placeOrder(exampleOrder(), 0);
  await storage.confirmOrder(reference, exampleCompletion, mails);
}

/** The notices of fifty orders, whose documents take long; their clients' mails were refused at once. */
const notices = Array.from({ length: 50 }, (_, index) =>
  exampleMail({ kind: 'provider-notice', recipient: office, created_at: 1000 + index }),
);

/** Sends what is due, and returns the recipients in order. */
async function send(whileFirst: () => Promise<void> = async () => {}): Promise<string[]> {
  const asked: string[] = [];
  await sendDueMails({
    storage,
    clock: () => new Date(9000),
    log: () => {},
    deliver: async ({ recipient }) => {
      asked.push(recipient);
      if (asked.length === 1) await whileFirst();
    },
  });
  return asked;
}

test('a client’s mail goes before the notices of earlier orders', async () => {
  await queue(...notices, exampleMail({ recipient: 'client@example.com', created_at: 2000 }));
  expect((await send()).indexOf('client@example.com')).toBeLessThan(4);
});

test('a client’s mail that is written while notices are sent waits for a few of them', async () => {
  await queue(...notices);
  const asked = await send(() => queue(exampleMail({ recipient: 'client@example.com', created_at: 2000 })));
  expect(asked).toHaveLength(51);
  expect(asked.indexOf('client@example.com')).toBeLessThan(12);
});
