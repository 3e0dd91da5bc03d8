import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { readConfig } from '#service/config.ts';
import { startMailServer } from '#service/mail/mail-server.fixture.ts';
import { deliveriesAtOnce } from '#service/mail/mailer.ts';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/example-rows.fixture.ts';
import type { ComposeWebhook } from '#service/storage/rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { webhookComposer } from '#service/webhooks/compose-webhook.ts';
import { startService } from './service-process.ts';

const folder = temporaryFolder();

/** Mails due when the program starts. */
const due = 20;

/** Their Message-IDs, sorted. */
const dueIds = Array.from({ length: due }, (_, index) => `mail-${10 + index}@neolis.example.com`);

/** A mail server's response to each line that it reads; `undefined` for none. */
type Manner = (line: string, socket: Socket) => void;

const manners: Readonly<Record<string, { readonly greets: boolean; readonly answer: Manner }>> = {
  silent: { greets: false, answer: () => {} },
  slow: {
    greets: true,
    answer: (_line, socket) => {
      setTimeout(() => socket.writable && socket.write('250 ok\r\n'), 18_000).unref();
    },
  },
  refusing: {
    greets: true,
    answer: (line, socket) => socket.write(/^RCPT/i.test(line) ? '451 try later\r\n' : '250 ok\r\n'),
  },
};

test.each<[string, Record<string, string>]>([
  ['silent', {}],
  ['slow', {}],
  ['refusing', {}],
  // A proxy keeps its connection.
  ['silent', { TRUSTED_PROXY: '127.0.0.1' }],
])('stops within five seconds beside a %s mail server, and loses no mail: %j', { timeout: 60_000 }, stopBeside);

test('stops within five seconds while no resolver knows the receiver of webhooks', { timeout: 60_000 }, async () => {
  const receiver = {
    SITE_URL: 'https://neolis.example.com',
    WEBHOOK_URL: 'https://hooks.neolis.example.com/neolis',
    WEBHOOK_SECRETS: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  };
  const file = join(folder, 'webhook.sqlite');
  await queueMails(file, webhookComposer(readConfig(receiver)));
  const resolver = createSocket('udp4').bind(0, '127.0.0.1');
  await once(resolver, 'listening');
  const silence = new URL(`silent-resolvers.mjs?127.0.0.1:${resolver.address().port}`, import.meta.url);
  const service = await startService({
    environment: { DATABASE_FILE: file, NODE_OPTIONS: `--import ${silence}`, ...receiver },
  });
  await once(resolver, 'message');
  const { code, milliseconds } = await service.terminate();
  resolver.close();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  const storage = await openSqlite(file);
  expect(await storage.countMails('webhook')).toMatchObject({ waiting: 1, givenUp: 0 });
  await storage.close();
});

test('a mail server that takes a moment to accept gets each mail once, over a stop and a restart', {
  timeout: 60_000,
}, async () => {
  const { before, after } = await restartBeside('moment', (accept) => setTimeout(accept, 100));
  expect(before.length).toBeGreaterThan(0);
  expect([...before, ...after].sort()).toEqual(dueIds);
});

test('of a mail server that reads mails and never answers, those it read are sent again under the same Message-ID', {
  timeout: 60_000,
}, async () => {
  const { before, after } = await restartBeside('never', () => {});
  // Nobody can tell whether it kept them: SMTP asks the sender to repeat what wasn't accepted (RFC 5321, 4.5.4.1).
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThanOrEqual(deliveriesAtOnce);
  expect(after.sort()).toEqual(dueIds);
});

/**
 * Stops the service once a mail server has read a mail whole, and starts it again with one that accepts at once. Returns the
 * Message-IDs that each read, without their brackets.
 */
async function restartBeside(
  name: string,
  acceptLater: (accept: () => void) => void,
): Promise<{ before: string[]; after: string[] }> {
  const file = join(folder, `${name}.sqlite`);
  await queueMails(file);
  const before: string[] = [];
  const after: string[] = [];
  let noteRead = (): void => {};
  const hasRead = new Promise<void>((resolve) => {
    noteRead = resolve;
  });
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    text(stream).then((mail) => {
      before.push(messageId(mail));
      noteRead();
      acceptLater(done);
    }, done);
  };
  const slow = await startMailServer(() => {}, { onData });
  const first = await startService({ environment: mailsBy(slow.port, file) });
  await hasRead;
  const { code, milliseconds } = await first.terminate();
  await slow.close();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  const storage = await openSqlite(file);
  const { waiting } = await storage.countMails();
  let noteAll = (): void => {};
  const hasAll = new Promise<void>((resolve) => {
    noteAll = resolve;
  });
  const quick = await startMailServer((mail) => {
    after.push(messageId(mail));
    if (after.length === waiting) noteAll();
  });
  const second = await startService({ environment: mailsBy(quick.port, file) });
  await hasAll;
  await second.terminate();
  await quick.close();
  expect(await storage.countMails()).toMatchObject({ waiting: 0, givenUp: 0 });
  await storage.close();
  return { before, after };
}

function mailsBy(port: number, file: string): Record<string, string> {
  return { DATABASE_FILE: file, SMTP_URL: `smtp://127.0.0.1:${port}` };
}

function messageId(mail: string): string {
  return /^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? '';
}

/** Stops the service beside a mail server of this manner, with a kept-alive connection. */
async function stopBeside(manner: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const file = join(folder, `${manner}${Object.keys(environment)}.sqlite`);
  await queueMails(file);
  const { server, connected } = await listen(manners[manner] ?? { greets: false, answer: () => {} });
  const { port } = server.address() as AddressInfo;
  const service = await startService({
    environment: { DATABASE_FILE: file, SMTP_URL: `smtp://127.0.0.1:${port}`, ...environment },
  });
  await connected;
  const kept = connect(service.port, '127.0.0.1').on('error', () => {});
  kept.write('GET /supervision/vivant HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(kept, 'data');
  const { code, milliseconds } = await service.terminate();
  kept.destroy();
  server.close();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  const storage = await openSqlite(file);
  expect(await storage.countMails()).toMatchObject({ waiting: due, givenUp: 0 });
  await storage.close();
}

async function queueMails(file: string, composeWebhook?: ComposeWebhook): Promise<void> {
  const storage = await openSqlite(file, { composeWebhook });
  const { reference } = await storage.placeOrder(exampleOrder(), 0);
  const mails = dueIds.map((id, index) =>
    exampleMail({
      id,
      kind: 'provider-notice',
      // Of no stored order: there is nothing to attach.
      order_reference: 'NEO-22222222',
      recipient: `client${index}@example.com`,
      created_at: Date.now(),
    }),
  );
  await storage.confirmOrder(reference, exampleCompletion, mails);
  await storage.close();
}

/** A mail server with this behaviour; `connected` resolves at the first connection. */
async function listen(manner: {
  readonly greets: boolean;
  readonly answer: Manner;
}): Promise<{ server: Server; connected: Promise<void> }> {
  let noteConnection = (): void => {};
  const connected = new Promise<void>((resolve) => {
    noteConnection = resolve;
  });
  const server = createServer((socket) => {
    noteConnection();
    socket.on('error', () => {});
    if (manner.greets) socket.write('220 mail.example.com\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) manner.answer(line, socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, connected };
}
