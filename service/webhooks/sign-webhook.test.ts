import { expect, test } from 'vitest';
import { isWebhookSecret } from '#service/config.ts';
import { signWebhook } from './sign-webhook.ts';
import { verifyWebhook } from './verify-webhook.fixture.ts';

/** The published example of the specification's reference implementations. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  content: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

test('signs as the published example', async () => {
  const { secret, content, signature } = published;
  expect(signWebhook(content, [secret])).toBe(signature);
  const headers = { 'webhook-id': content.id, 'webhook-timestamp': content.timestamp, 'webhook-signature': signature };
  expect(await verifyWebhook({ headers, body: content.body }, secret, content.timestamp)).toBe(true);
});

test('while a secret is changed, a receiver accepts with either, and nothing that was altered', async () => {
  const { secret, content } = published;
  const signature = signWebhook(content, [other, secret]);
  expect(signature.split(' ')).toHaveLength(2);
  const { id, timestamp, body } = content;
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const isAccepted = (changes: object, with_ = secret, now = timestamp, text = body) =>
    verifyWebhook({ headers: { ...headers, ...changes }, body: text }, with_, now);
  expect([await isAccepted({}, secret), await isAccepted({}, other)]).toEqual([true, true]);
  const refused = [
    isAccepted({}, `whsec_${Buffer.alloc(32, 8).toString('base64')}`),
    isAccepted({}, secret, timestamp, `${body} `),
    isAccepted({ 'webhook-id': 'msg_another' }),
    isAccepted({ 'webhook-timestamp': timestamp + 1 }),
    isAccepted({}, secret, timestamp + 301),
  ];
  expect(await Promise.all(refused)).toEqual([false, false, false, false, false]);
});

const base64 = (bytes: number): string => Buffer.alloc(bytes, 1).toString('base64');

test.each([24, 32, 64])('a secret of %i bytes is accepted', (bytes) =>
  expect(isWebhookSecret(`whsec_${base64(bytes)}`)).toBe(true),
);

test.each([
  '',
  'whsec_',
  base64(32),
  `whsec_${base64(23)}`,
  `whsec_${base64(65)}`,
  `whsec_${base64(32).replace('=', '')}`,
  `whsec_${base64(30)}-_`,
  `WHSEC_${base64(32)}`,
])('%j is no secret', (text) => expect(isWebhookSecret(text)).toBe(false));
