import { createHmac } from 'node:crypto';

/** What a receiver compares a webhook with, after the specification « Standard Webhooks » 1.0. */
interface SignedContent {
  readonly id: string;
  /** Seconds since 1970 of this attempt. */
  readonly timestamp: number;
  /** The exact bytes that are sent, as text. */
  readonly body: string;
}

/** The header `webhook-signature`: one signature for each secret, so that a receiver may change from one to another. */
export function signWebhook({ id, timestamp, body }: SignedContent, secrets: readonly string[]): string {
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  };
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
