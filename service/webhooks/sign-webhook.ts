import { createHmac } from 'node:crypto';

/** What a receiver compares a webhook with, after the specification « Standard Webhooks » 1.0. */
interface SignedContent {
  readonly id: string;
  /** Seconds since 1970 of this attempt. */
  readonly timestamp: number;
  /** The exact bytes that are sent, as text. */
  readonly body: string;
}

const secretPattern = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Whether a text is a secret of 24 to 64 bytes, as the specification writes it: `whsec_` and base64. */
export function isWebhookSecret(text: string): boolean {
  if (!secretPattern.test(text)) return false;
  const { length } = keyOf(text);
  return length >= 24 && length <= 64;
}

/** The header `webhook-signature`: one signature for each secret, so that a receiver may change from one to another. */
export function signWebhook({ id, timestamp, body }: SignedContent, secrets: readonly string[]): string {
  const sign = (secret: string): string =>
    createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}
