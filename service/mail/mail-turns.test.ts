import { beforeEach, expect, test } from 'vitest';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { sendDueMails } from './mailer.ts';
import { ofDesk } from './new-mail.ts';

const { open } = sqliteOfTests();
const office = 'office@example.com';
let storage: Storage;
beforeEach(async () => {
  storage = await open();
});

const queue = (...mails: Mail[]) => Promise.all(mails.map((mail) => storage.writeMailOnce(mail)));

/** The notices of fifty orders, whose documents take long; their clients' mails were refused at once. */
const notices = Array.from({ length: 50 }, (_, index) =>
  exampleMail({ kind: 'provider-notice', recipient: office, created_at: 1000 + index }),
);

/** Sends what is due at an instant, and returns the recipients in order. */
async function send(whileFirst: () => Promise<unknown> = async () => {}, now = 9000): Promise<string[]> {
  const asked: string[] = [];
  await sendDueMails({
    storage,
    clock: () => new Date(now),
    log: () => {},
    deliver: async ({ recipient }) => {
      asked.push(recipient);
      if (asked.length === 1) await whileFirst();
    },
  });
  return asked;
}

test('a client’s mail goes before the notices of earlier orders, or waits for a few that are being sent', async () => {
  const [first, second] = ['first@example.com', 'second@example.com'];
  await queue(...notices, exampleMail({ recipient: first, created_at: 2000 }));
  const asked = await send(() => queue(exampleMail({ recipient: second, created_at: 2000 })));
  expect(asked).toHaveLength(52);
  expect(asked.indexOf(first)).toBeLessThan(4);
  expect(asked.indexOf(second)).toBeLessThan(12);
});

test('600 mails an hour go to clients; what the desk causes, and its notices, are never held, and go before', async () => {
  const strangers = Array.from({ length: 610 }, (_, index) =>
    exampleMail({ kind: 'client-cancellation', recipient: `stranger${index}@example.com`, created_at: 1000 }),
  );
  await queue(...strangers);
  const { length: inFirstHour } = await send();
  expect(inFirstHour).toBeGreaterThanOrEqual(600);
  // Simultaneous deliveries don't see one another.
  expect(inFirstHour).toBeLessThanOrEqual(603);
  const kinds = ['client-order-moved', 'client-ported', ofDesk('client-confirmation'), ofDesk('order-link')];
  await queue(...kinds.map((kind) => exampleMail({ kind, recipient: 'client@example.com', created_at: 9000 })));
  await queue(...notices);
  const asked = await send();
  expect(asked.filter((recipient) => recipient === 'client@example.com')).toHaveLength(4);
  expect(asked.lastIndexOf('client@example.com')).toBeLessThan(8);
  expect(asked).toHaveLength(4 + notices.length);
  expect(await send(undefined, 3_609_000)).toHaveLength(610 - inFirstHour);
});

test('a mail that a limit holds back hasn’t failed', async () => {
  const mails = [1, 2, 3, 4].map((number) => exampleMail({ recipient: 'client@example.com', created_at: number }));
  await queue(...mails);
  expect(await send()).toHaveLength(3);
  expect(await storage.listFailedMails(10)).toEqual([]);
  expect(await storage.countMails()).toMatchObject({ waiting: 1, failing: 0, heldBack: 1 });
  const [, , , held] = mails;
  expect(await storage.retryMail(held?.id ?? '', 9000, ofDesk('client-confirmation'))).toBe(true);
  expect(await send()).toEqual(['client@example.com']);
});
