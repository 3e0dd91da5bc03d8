import type { LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { Config } from '#service/config.ts';
import { isPublicAddress } from '#service/http/limits/public-address.ts';
import { type Deliver, MailRefused } from '#service/mail/mailer.ts';
import { resolveName } from './resolve-name.ts';
import { signWebhook } from './sign-webhook.ts';

interface WebhookSettings {
  readonly webhook: NonNullable<Config['webhook']>;
  readonly clock: () => Date;
  /** The network, for tests: a resolver of names, which addresses may be reached, and who signs certificates. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed?: (address: string) => boolean;
  readonly authority?: string | undefined;
  /** Milliseconds for an attempt. */
  readonly timeout?: number;
}

/** « Standard Webhooks » recommends 15 to 30 s. */
const defaultTimeout = 15_000;

/** Delivers webhooks: only a 2xx counts, no redirects. Connects to the checked addresses, so that none is private. */
export function webhookDelivery({
  webhook: { url, secrets },
  clock,
  resolve = resolveName,
  isAllowed = isPublicAddress,
  authority,
  timeout = defaultTimeout,
}: WebhookSettings): Deliver {
  const { hostname } = new URL(url);
  return async ({ id, body }) => {
    const addresses = await resolve(hostname.replace(/^\[(.*)\]$/, '$1'));
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) throw failure('EPRIVATE');
    const timestamp = Math.floor(clock().getTime() / 1000);
    const status = await new Promise<number>((found, fail) => {
      const signal = AbortSignal.timeout(timeout);
      const outgoing = request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Neolis',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signWebhook({ id, timestamp, body }, secrets),
        },
        agent: false,
        signal,
        lookup: (_host, { all }, done) => (all ? done(null, [...addresses]) : done(null, first.address, first.family)),
        ...(authority !== undefined && { ca: authority }),
      });
      outgoing.on('error', (cause) => fail(signal.aborted ? failure('ETIMEDOUT') : cause));
      outgoing.on('response', (response) => {
        found(response.statusCode ?? 0);
        // The body is ignored.
        response.destroy();
      });
      outgoing.end(body);
    });
    if (status >= 200 && status < 300) return;
    // « Gone »: the receiver wants no more.
    if (status === 410) throw new MailRefused('HTTP 410');
    throw failure(`HTTP ${status}`);
  };
}

function failure(code: string): Error {
  return Object.assign(new Error(`webhook: ${code}`), { code });
}
