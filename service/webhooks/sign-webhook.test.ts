import { expect, test } from 'vitest';
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
