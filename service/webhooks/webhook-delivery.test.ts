import type { LookupAddress } from 'node:dns';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailRefused } from '#service/mail/mailer.ts';
import { exampleMail } from '#service/storage/contract/example-rows.fixture.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { signWebhook } from './sign-webhook.ts';
import { type Receiver, receiverName, startReceiver } from './test-receiver.fixture.ts';
import { webhookDelivery } from './webhook-delivery.ts';

const folder = temporaryFolder();
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const older = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
const mail = exampleMail({ id: 'evt_NEO-22222222_2_1795168800000', kind: 'webhook', body: '{"type":"order.ready"}' });
const here: readonly LookupAddress[] = [{ address: '127.0.0.1', family: 4 }];

let receiver: Receiver;
let answer: RequestListener;
let now: Date;
beforeAll(async () => {
  receiver = await startReceiver(folder, (request, response) => answer(request, response));
});
beforeEach(() => {
  receiver.received.length = 0;
  answer = (_request, response) => response.writeHead(204).end();
  now = new Date('2026-11-20T10:00:00Z');
});
afterAll(() => receiver.close());

const signatureAt = (timestamp: number): string =>
  signWebhook({ id: mail.id, timestamp, body: mail.body }, [secret, older]);

/** A delivery to the receiver, which may be reached although it is on this machine. */
function deliverWith(changes: Partial<Parameters<typeof webhookDelivery>[0]> = {}) {
  return webhookDelivery({
    webhook: { url: receiver.url, secrets: [secret, older] },
    clock: () => now,
    resolve: async () => here,
    isAllowed: () => true,
    authority: receiver.authority,
    ...changes,
  });
}

test('each attempt is a POST under one id and its own time, signed with the new secret and with the old one', async () => {
  const deliver = deliverWith();
  answer = (_request, response) => response.writeHead(500).end();
  await expect(deliver(mail, [])).rejects.toMatchObject({ code: 'HTTP 500' });
  now = new Date('2026-11-20T10:01:00Z');
  answer = (_request, response) => response.writeHead(200).end();
  await deliver(mail, []);
  const attempt = (timestamp: number) => ({
    body: mail.body,
    headers: {
      host: new URL(receiver.url).host,
      'content-type': 'application/json',
      'webhook-id': 'evt_NEO-22222222_2_1795168800000',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureAt(timestamp),
    },
  });
  expect(receiver.received).toMatchObject([1_795_168_800, 1_795_168_860].map(attempt));
  for (const { headers } of receiver.received) expect(headers.authorization).toBeUndefined();
});

test.each([301, 503])('a delivery fails on %i, and follows nothing', async (status) => {
  answer = (_request, response) => response.writeHead(status, { location: receiver.url }).end();
  const refused = deliverWith()(mail, []);
  await expect(refused).rejects.toMatchObject({ code: `HTTP ${status}` });
  await expect(refused).rejects.not.toBeInstanceOf(MailRefused);
  expect(receiver.received).toHaveLength(1);
});

test('a delivery is refused for good by « Gone »', async () => {
  answer = (_request, response) => response.writeHead(410).end();
  await expect(deliverWith()(mail, [])).rejects.toBeInstanceOf(MailRefused);
});

test('a delivery doesn’t wait for a receiver that says nothing, nor read an answer without end', async () => {
  answer = () => {};
  await expect(deliverWith({ timeout: 300 })(mail, [])).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  answer = (_request, response) => {
    response.writeHead(200);
    const write = (): void => {
      if (!response.destroyed) response.write('x'.repeat(65_536), write);
    };
    write();
  };
  await deliverWith({ timeout: 10_000 })(mail, []);
});

test('a delivery reaches nobody whose certificate isn’t valid for the name', async () => {
  await expect(deliverWith({ authority: undefined })(mail, [])).rejects.toMatchObject({
    code: expect.stringMatching(/SELF_SIGNED|UNABLE_TO/),
  });
  const url = receiver.url.replace(receiverName, 'autre.example.com');
  await expect(deliverWith({ webhook: { url, secrets: [secret] } })(mail, [])).rejects.toMatchObject({
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  expect(receiver.received).toEqual([]);
});

test.each<readonly [host: string, ...addresses: string[]]>([
  ...([[receiverName], [receiverName, '::1'], [receiverName, '169.254.169.254']] as const),
  ...([[receiverName, '8.8.8.8', '127.0.0.1'], ['127.0.0.1'], ['[::1]'], ['[::ffff:127.0.0.1]'], ['0.0.0.0']] as const),
])('an address that isn’t of the Internet is not reached: %s %s %s', async (host, ...addresses) => {
  const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const deliver = webhookDelivery({
    webhook: { url: receiver.url.replace(receiverName, host), secrets: [secret] },
    clock: () => now,
    // An address is its own, without a resolver.
    ...(host === receiverName && { resolve }),
    authority: receiver.authority,
  });
  await expect(deliver(mail, [])).rejects.toMatchObject({ code: 'EPRIVATE' });
  expect(receiver.received).toEqual([]);
});

test('an address that isn’t of the Internet is not reached by a name that changes its mind after it was checked', async () => {
  const answers = [['192.0.2.1'], ['127.0.0.1']];
  const asked: string[][] = [];
  const resolve = async (): Promise<LookupAddress[]> => {
    const next = answers.shift() ?? [];
    asked.push(next);
    return next.map((address) => ({ address, family: 4 }));
  };
  const isAllowed = (address: string): boolean => address === '192.0.2.1';
  await expect(deliverWith({ resolve, isAllowed, timeout: 200 })(mail, [])).rejects.toThrow();
  expect(asked).toEqual([['192.0.2.1']]);
  expect(receiver.received).toEqual([]);
});
