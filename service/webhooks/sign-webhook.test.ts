import { expect, test } from 'vitest';
import { signWebhook } from './sign-webhook.ts';

/** The published example of the specification's reference implementations. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  content: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

/** Signed by `openssl dgst -sha256 -mac HMAC`. */
const second = {
  secret: 'whsec_dGhlIHNlY29uZCBzZWNyZXQgb2YgYSByZWNlaXZlci4=',
  signature: 'v1,1ZakBPxbcbd5agkQQOthuwjp/iZFk+p143VUSbfokVI=',
};

test('signs as the published example, once for each secret', () => {
  const { secret, content, signature } = published;
  expect(signWebhook(content, [secret])).toBe(signature);
  expect(signWebhook(content, [secret, second.secret])).toBe(`${signature} ${second.signature}`);
});
