import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { backOff } from '#service/storage/rows/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { MailRefused, sendDueMails } from './mailer.ts';
import { ofDesk } from './new-mail.ts';

const { open } = sqliteOfTests();
const hour = 3_600_000;
let storage: Storage;
let now: number;
/** The recipients that the mail server was asked to accept, in order. */
let asked: string[];
/** Whether the mail server takes nothing for now. */
let isPostponing: boolean;

beforeEach(async () => {
  storage = await open();
  now = Date.UTC(2026, 10, 20, 10);
  [asked, isPostponing] = [[], false];
});

/** A mail of an order of its own: those of one order wait for each other. */
const aMail = (changes: Partial<Mail> = {}): Mail =>
  exampleMail({ created_at: now, order_reference: randomUUID(), ...changes });
const queue = (...mails: readonly Mail[]) => Promise.all(mails.map((mail) => storage.writeMailOnce(mail)));

/** A mail server that knows nobody whose name says so. */
async function deliver({ recipient }: Mail): Promise<void> {
  asked.push(recipient);
  if (recipient.startsWith('nobody')) throw new MailRefused('EENVELOPE 550');
  if (isPostponing) throw Object.assign(new Error('try later'), { code: 'EENVELOPE' });
}

/** Sends what is due; returns how many were accepted. */
function send(changes: Partial<Parameters<typeof sendDueMails>[0]> = {}): Promise<number> {
  asked = [];
  return sendDueMails({ storage, clock: () => new Date(now), log: () => {}, deliver, ...changes });
}

/** The notices of fifty earlier orders. */
const fiftyNotices = (): Mail[] =>
  Array.from({ length: 50 }, (_, index) => aMail({ kind: 'provider-notice', created_at: now - 1000 + index }));

test('keeps what the mail server refuses, and retries at growing intervals, six hours at most', async () => {
  expect([1, 2, 3, 20].map((attempts) => backOff(attempts) / 60_000)).toEqual([1, 2, 4, 360]);
  isPostponing = true;
  await queue(aMail());
  expect(await send()).toBe(0);
  await send();
  expect(asked).toEqual([]);
  now += backOff(1);
  expect(await send()).toBe(0);
  isPostponing = false;
  now += backOff(2) - 1;
  expect(await send()).toBe(0);
  now += 1;
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
});

test('tries a recipient that is refused for good three times', async () => {
  await queue(aMail({ recipient: 'nobody@example.com' }));
  let attempts = 0;
  for (let hours = 0; hours < 6; hours++) {
    expect(await send()).toBe(0);
    attempts += asked.length;
    now += hour;
  }
  expect(attempts).toBe(3);
  expect(await storage.countMails()).toMatchObject({ waiting: 0, givenUp: 1 });
  const [failed] = await storage.listFailedMails(1);
  expect(failed?.last_error).toBe('EENVELOPE 550');
});

test('sends one mailbox three mails a day, whatever the spelling of its address; what is held back hasn’t failed', async () => {
  const spellings = [
    ...['claire@mairie.fr', 'Claire@Mairie.fr', 'claire+devis@mairie.fr', 'CLAIRE+2@ＭＡＩＲＩＥ.fr'],
    ...['c.laire@mairie.fr', 'c.l.aire@mairie.fr', 'ｃlaire@mairie.fr'],
  ];
  const mails = spellings.map((recipient) => aMail({ recipient }));
  await queue(...mails, aMail({ recipient: 'clair@mairie.fr' }));
  expect(await send()).toBe(4);
  expect(asked.filter((address) => !address.startsWith('clair@'))).toHaveLength(3);
  expect(await storage.listFailedMails(10)).toEqual([]);
  expect(await storage.countMails()).toMatchObject({ waiting: 4, failing: 0, heldBack: 4 });
  const held = mails.find(({ recipient }) => !asked.includes(recipient));
  expect(await storage.retryMail(held?.id ?? '', now, ofDesk('client-confirmation'))).toBe(true);
  expect(await send()).toBe(1);
  now += 23 * hour;
  expect(await send()).toBe(0);
  now += 8 * hour;
  expect(await send()).toBe(3);
});

test('delivers good mails within a minute although 500 undeliverable ones came first', {
  timeout: 60_000,
}, async () => {
  const bad = Array.from({ length: 500 }, (_, index) =>
    aMail({ recipient: `nobody${index}@example.com`, created_at: now + index }),
  );
  const good = [1, 2, 3].flatMap((number) => [
    aMail({ recipient: `client${number}@example.com`, created_at: now + 1000 + number }),
    aMail({ recipient: 'office@example.com', kind: 'provider-notice', created_at: now + 1000 + number }),
  ]);
  await queue(...bad);
  await send();
  await queue(...good);
  now += backOff(1);
  expect(await send()).toBe(6);
  // Mails never tried go first, among the few that are sent at a time.
  expect(asked.slice(0, 9)).toEqual(expect.arrayContaining(good.map(({ recipient }) => recipient)));
});

test('a client’s mail goes before the notices of earlier orders, or waits for a few that are being sent', async () => {
  const [first, second] = ['first@example.com', 'second@example.com'];
  await queue(...fiftyNotices(), aMail({ recipient: first }));
  await send({
    deliver: async (mail) => {
      await deliver(mail);
      if (asked.length === 1) await queue(aMail({ recipient: second }));
    },
  });
  expect(asked).toHaveLength(52);
  expect(asked.indexOf(first)).toBeLessThan(4);
  expect(asked.indexOf(second)).toBeLessThan(12);
});

test('600 mails an hour go to clients; what the desk causes, and its notices, are never held, and go before', {
  timeout: 60_000,
}, async () => {
  const strangers = Array.from({ length: 610 }, (_, index) =>
    aMail({ kind: 'client-cancellation', recipient: `stranger${index}@example.com` }),
  );
  await queue(...strangers);
  const inFirstHour = await send();
  expect(inFirstHour).toBeGreaterThanOrEqual(600);
  // Simultaneous deliveries don't see one another.
  expect(inFirstHour).toBeLessThanOrEqual(603);
  const kinds = ['client-order-moved', 'client-ported', ofDesk('client-confirmation'), ofDesk('order-link')];
  await queue(...kinds.map((kind) => aMail({ kind, recipient: 'client@example.com' })), ...fiftyNotices());
  expect(await send()).toBe(4 + 50);
  expect(asked.filter((recipient) => recipient === 'client@example.com')).toHaveLength(4);
  expect(asked.lastIndexOf('client@example.com')).toBeLessThan(8);
  now += hour;
  expect(await send()).toBe(610 - inFirstHour);
});

test('tries the mail of a link into the desk until it is over, whatever the refusal, and then keeps nothing of it', async () => {
  const link = aMail({ kind: 'desk-link', recipient: 'nobody@example.com' });
  const untried = aMail({ kind: 'desk-link', next_attempt_at: now + 24 * hour });
  await queue(link);
  let attempts = 0;
  for (const start = now; now < start + 24 * hour; now += hour) {
    await send();
    attempts += asked.length;
  }
  expect(attempts).toBeGreaterThan(6);
  await storage.writeMailOnce(untried);
  now += 6 * hour;
  await send();
  expect([asked, await storage.hasMail(link.id), await storage.hasMail(untried.id)]).toEqual([[], false, false]);
});

test('gives up after five days what a mail server keeps postponing, not what was not tried or is tried again', async () => {
  isPostponing = true;
  const mail = aMail();
  await queue(mail);
  for (let hours = 0; hours < 7 * 24; hours++) {
    await send();
    now += hour;
  }
  expect(await storage.countMails()).toMatchObject({ waiting: 0, givenUp: 1 });
  expect((await storage.listFailedMails(1))[0]?.given_up_at).toBeGreaterThan(now - 2.5 * 24 * hour);
  await storage.retryMail(mail.id, now);
  await send();
  now += backOff(1);
  isPostponing = false;
  await queue(aMail({ created_at: now - 30 * 24 * hour, recipient: 'late@example.com' }));
  expect(await send()).toBe(2);
});

test('sends the mails of an order to its client in order, whatever fails between', async () => {
  const order_reference = 'NEO-33333333';
  const about = (id: string, created_at: number, changes: Partial<Mail> = {}): Mail =>
    exampleMail({ id, order_reference, created_at: now + created_at, kind: 'client-order-moved', ...changes });
  const sent: string[] = [];
  const inOrder = {
    deliver: async (mail: Mail) => {
      await deliver(mail);
      sent.push(mail.id);
    },
  };
  await queue(
    about('z confirmed', 0, { kind: 'client-confirmation' }),
    about('refused', 1, { recipient: 'nobody@a.fr' }),
  );
  isPostponing = true;
  await send(inOrder);
  isPostponing = false;
  await queue(about('y moved', 2), about('notice', 2, { recipient: 'office@example.com' }));
  await send(inOrder);
  expect(sent).toEqual(['notice']);
  now += backOff(1);
  // Never tried, and of the desk, which goes first otherwise.
  await queue(about('x back', 3));
  await send(inOrder);
  expect(sent).toEqual(['notice', 'z confirmed', 'y moved', 'x back']);
});

test('stops two seconds after the program begins to stop, and leaves the mail due', async () => {
  const stopping = new AbortController();
  await queue(...[1, 2, 3, 4, 5, 6].map((number) => aMail({ recipient: `client${number}@example.com` })));
  const silent = async (mail: Mail): Promise<void> => {
    await deliver(mail);
    await new Promise(() => {});
  };
  const sending = send({ deliver: silent, stopping: stopping.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  const started = performance.now();
  stopping.abort();
  expect(await sending).toBe(0);
  expect(performance.now() - started).toBeLessThan(2500);
  expect(asked).toHaveLength(4);
  expect(await storage.dueMails(now, 10)).toHaveLength(6);
});

test('logs no names: mails sent, refused or held back', async () => {
  const lines: string[] = [];
  const log = (_level: string, event: string, fields?: object): void => {
    lines.push(JSON.stringify({ event, ...fields }));
  };
  await queue(...[1, 2, 3, 4].map((number) => aMail({ created_at: now + number })));
  isPostponing = true;
  await send({ log });
  isPostponing = false;
  now += backOff(1);
  await send({ log });
  for (const event of ['mail-sent', 'mail-postponed', 'mail-held-back']) expect(lines.join()).toContain(event);
  expect(lines.join()).not.toContain('@');
});
