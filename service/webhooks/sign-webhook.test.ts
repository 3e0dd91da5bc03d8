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

test('signs as the published example', async () => {
  const { secret, content, signature } = published;
  expect(signWebhook(content, [secret])).toBe(signature);
  const headers = { 'webhook-id': content.id, 'webhook-timestamp': content.timestamp, 'webhook-signature': signature };
  expect(await verifyWebhook({ headers, body: content.body }, secret, content.timestamp)).toBe(true);
});

test('a secret is 24 to 64 bytes', () => {
  const base64 = (bytes: number): string => Buffer.alloc(bytes, 1).toString('base64');
  for (const bytes of [24, 32, 64]) expect(isWebhookSecret(`whsec_${base64(bytes)}`)).toBe(true);
  const others = ['', 'whsec_', base64(32), `WHSEC_${base64(32)}`];
  const wrong = [base64(23), base64(65), base64(32).replace('=', ''), `${base64(30)}-_`].map((text) => `whsec_${text}`);
  for (const text of [...others, ...wrong]) expect(isWebhookSecret(text), text).toBe(false);
});
