import { webcrypto } from 'node:crypto';

/** Seconds that a receiver's clock may differ. */
const tolerance = 300;

/** Verifies a webhook as a receiver does, without the sender's code; `now` in seconds. False for what to refuse. */
export async function verifyWebhook(
  received: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string },
  secret: string,
  now: number,
): Promise<boolean> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(received.headers[name] ?? ''),
  );
  if (!id || !signatures || !/^\d+$/.test(timestamp ?? '')) return false;
  if (Math.abs(Number(timestamp) - now) > tolerance) return false;
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${received.body}`);
  for (const signature of signatures.split(' ')) {
    const [version, encoded = ''] = signature.split(',');
    if (version !== 'v1') continue;
    const mac = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    if (await webcrypto.subtle.verify('HMAC', key, mac, signed)) return true;
  }
  return false;
}
