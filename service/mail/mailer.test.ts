import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { sqliteOfTests } from '#service/storage/contract/open-database.fixture.ts';
import { backOff } from '#service/storage/rows/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { type MailServer, startMailServer } from './mail-server.fixture.ts';
import { grace, sendDueMails } from './mailer.ts';
import { smtpDelivery } from './smtp-delivery.ts';

const { open } = sqliteOfTests();
let server: MailServer;
let storage: Storage;
let delivery: ReturnType<typeof smtpDelivery>;
/** The raw mails that the mail server received. */
let received: string[] = [];
let refusing = false;
/** Recipients that the mail server was asked to accept, in order. */
let asked: string[] = [];
let now = 0;

beforeAll(async () => {
  server = await startMailServer((mail) => received.push(mail), {
    onMailFrom: (_address, _session, done) => {
      done(refusing ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined);
    },
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      done(
        address.startsWith('nobody') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined,
      );
    },
  });
  delivery = smtpDelivery({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'commandes@neolis.example.com',
    senderName: 'Neolis',
    replyTo: async () => 'contact@neolis.example.com',
  });
});
beforeEach(async () => {
  received = [];
  asked = [];
  refusing = false;
  now = Date.UTC(2026, 10, 20, 10);
  storage = await open();
});
afterAll(async () => {
  delivery.close();
  await server.close();
});

/** A mail written now. */
function aMail(changes: Partial<Mail> = {}): Mail {
  return exampleMail({ created_at: now, ...changes });
}

const queue = (...mails: Mail[]) => Promise.all(mails.map((mail) => storage.writeMailOnce(mail)));

function send(changes: Partial<Parameters<typeof sendDueMails>[0]> = {}): Promise<number> {
  return sendDueMails({ storage, clock: () => new Date(now), log: () => {}, deliver: delivery.deliver, ...changes });
}

test('sends waiting mails once, with a stable Message-ID and a reply address', async () => {
  await queue(aMail({ id: 'NEO-1.client@neolis.example.com', subject: 'Votre commande à 1 457 €' }));
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('Message-ID: <NEO-1.client@neolis.example.com>');
  expect(received[0]).toContain('Reply-To: contact@neolis.example.com');
  expect(received[0]).toContain('To: claire@example.com');
});

test('keeps what the mail server refuses, and retries at growing intervals, six hours at most', async () => {
  expect([1, 2, 3, 20].map((attempts) => backOff(attempts) / 60_000)).toEqual([1, 2, 4, 360]);
  refusing = true;
  await queue(aMail());
  expect(await send()).toBe(0);
  expect(await send()).toBe(0);
  now += backOff(1);
  expect(await send()).toBe(0);
  refusing = false;
  now += backOff(2) - 1;
  expect(await send()).toBe(0);
  now += 1;
  expect(await send()).toBe(1);
});

test('tries a recipient that is refused for good three times', async () => {
  await queue(aMail({ recipient: 'nobody@example.com' }));
  for (let hours = 0; hours < 6; hours++) {
    expect(await send()).toBe(0);
    now += 3_600_000;
  }
  expect(asked).toHaveLength(3);
  expect(await storage.countMails()).toMatchObject({ waiting: 0, givenUp: 1 });
  const [failed] = await storage.listFailedMails(1);
  expect(failed?.last_error).toBe('EENVELOPE 550');
});

test('sends one mailbox three mails a day, whatever the spelling of its address', async () => {
  const spellings = [
    ...['claire@mairie.fr', 'Claire@Mairie.fr', 'claire+devis@mairie.fr', 'CLAIRE+2@ＭＡＩＲＩＥ.fr'],
    ...['c.laire@mairie.fr', 'c.l.aire@mairie.fr', 'ｃlaire@mairie.fr'],
  ];
  await queue(...spellings.map((recipient) => aMail({ recipient })), aMail({ recipient: 'clair@mairie.fr' }));
  expect(await send()).toBe(4);
  expect(asked.filter((address) => !address.startsWith('clair@'))).toHaveLength(3);
  now += 23 * 3_600_000;
  expect(await send()).toBe(0);
  now += 8 * 3_600_000;
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
  const started = performance.now();
  asked = [];
  expect(await send()).toBe(6);
  expect(performance.now() - started).toBeLessThan(60_000);
  // Mails never tried go first, among the few that are sent at a time.
  expect(asked.slice(0, 9)).toEqual(expect.arrayContaining(good.map(({ recipient }) => recipient)));
});

test('tries the mail of a link into the desk until it is over, whatever the refusal, and then keeps nothing of it', async () => {
  const link = aMail({ kind: 'desk-link', recipient: 'nobody@example.com' });
  const untried = aMail({ kind: 'desk-link', next_attempt_at: now + 24 * 3_600_000 });
  await queue(link);
  for (const start = now; now < start + 24 * 3_600_000; now += 3_600_000) await send();
  expect(asked.length).toBeGreaterThan(6);
  asked = [];
  await storage.writeMailOnce(untried);
  now += 6 * 3_600_000;
  await send();
  expect([asked, await storage.hasMail(link.id), await storage.hasMail(untried.id)]).toEqual([[], false, false]);
});

test('gives up after five days what a mail server keeps postponing, never what was not tried', async () => {
  refusing = true;
  await queue(aMail());
  for (let hours = 0; hours < 7 * 24; hours++) {
    await send();
    now += 3_600_000;
  }
  expect(await storage.countMails()).toMatchObject({ waiting: 0, givenUp: 1 });
  refusing = false;
  await queue(aMail({ created_at: now - 30 * 86_400_000, recipient: 'late@example.com' }));
  expect(await send()).toBe(1);
});

test('stops two seconds after the program begins to stop, and leaves the mail due', async () => {
  const stopping = new AbortController();
  await queue(...[1, 2, 3, 4, 5, 6].map((number) => aMail({ recipient: `client${number}@example.com` })));
  const begun: string[] = [];
  const deliver = async (mail: Mail): Promise<void> => {
    begun.push(mail.recipient);
    await new Promise(() => {});
  };
  const sending = send({ deliver, stopping: stopping.signal });
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  const started = performance.now();
  stopping.abort();
  expect(await sending).toBe(0);
  expect(performance.now() - started).toBeLessThan(grace + 500);
  expect(begun).toHaveLength(4);
  expect(await storage.dueMails(now, 10)).toHaveLength(6);
});

test('logs no names: mails sent, refused or held back', async () => {
  const lines: string[] = [];
  const log = (_level: string, event: string, fields?: object): void => {
    lines.push(JSON.stringify({ event, ...fields }));
  };
  await queue(...[1, 2, 3, 4].map((number) => aMail({ created_at: now + number })));
  refusing = true;
  await send({ log });
  refusing = false;
  now += backOff(1);
  await send({ log });
  for (const event of ['mail-sent', 'mail-postponed', 'mail-held-back']) expect(lines.join()).toContain(event);
  expect(lines.join()).not.toContain('@');
});
