import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { readConfig } from '#service/config.ts';
import { startMailServer } from '#service/mail/mail-server.fixture.ts';
import { exampleCompletion, exampleMail, exampleOrder } from '#service/storage/contract/example-rows.fixture.ts';
import { openSqlite } from '#service/storage/engines/sqlite.ts';
import type { ComposeWebhook } from '#service/storage/rows.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { webhookComposer } from '#service/webhooks/compose-webhook.ts';
import { startService } from '#tests/shared/released-service.ts';

const folder = temporaryFolder();

const due = 20;

/** Their ids, sorted. */
const dueIds = Array.from({ length: due }, (_, index) => `mail-${10 + index}@neolis.example.com`);

test.each([
  {},
  // A proxy keeps its connection.
  { TRUSTED_PROXY: '127.0.0.1' },
])('stops within five seconds beside a silent mail server, and loses no mail: %j', { timeout: 60_000 }, stopBeside);

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
  const { code, milliseconds } = await service.stop();
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
  const file = join(folder, 'moment.sqlite');
  await queueMails(file);
  const before: string[] = [];
  const after: string[] = [];
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    text(stream).then((mail) => {
      before.push(idOf(mail));
      setTimeout(done, 100);
    }, done);
  };
  const slow = await startMailServer(() => {}, { onData });
  const first = await startService({ environment: mailsBy(slow.port, file) });
  await expect.poll(() => before.length, { interval: 10 }).toBeGreaterThan(0);
  const { code, milliseconds } = await first.stop();
  await slow.close();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(5000);
  const storage = await openSqlite(file);
  const { waiting } = await storage.countMails();
  const quick = await startMailServer((mail) => after.push(idOf(mail)));
  const second = await startService({ environment: mailsBy(quick.port, file) });
  await expect.poll(() => after.length, { timeout: 20_000 }).toBe(waiting);
  await second.stop();
  await quick.close();
  expect(await storage.countMails()).toMatchObject({ waiting: 0, givenUp: 0 });
  await storage.close();
  expect([...before, ...after].sort()).toEqual(dueIds);
});

function mailsBy(port: number, file: string): Record<string, string> {
  return { DATABASE_FILE: file, SMTP_URL: `smtp://127.0.0.1:${port}` };
}

/** The id of a mail, which its Message-ID has after the instant. */
function idOf(mail: string): string {
  return /^Message-ID: <\d+\.(.+)>/im.exec(mail)?.[1] ?? '';
}

async function stopBeside(environment: Readonly<Record<string, string>>): Promise<void> {
  const file = join(folder, `silent${Object.keys(environment)}.sqlite`);
  await queueMails(file);
  const server = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection');
  const service = await startService({
    environment: { ...mailsBy((server.address() as AddressInfo).port, file), ...environment },
  });
  await connected;
  const kept = connect(service.port, '127.0.0.1').on('error', () => {});
  kept.write('GET /supervision/vivant HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await once(kept, 'data');
  const { code, milliseconds } = await service.stop();
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
