import { createHmac } from 'node:crypto';

/**
 * The header `webhook-signature` of « Standard Webhooks » 1.0, of the attempt at `timestamp` (seconds since 1970) and the
 * exact bytes that are sent: one signature for each secret, so that a receiver may change from one to another.
 */
export function signWebhook(
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
  secrets: readonly string[],
): string {
  const sign = (secret: string): string => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  };
  return secrets.map((secret) => `v1,${sign(secret)}`).join(' ');
}
