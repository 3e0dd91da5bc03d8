import type { Context } from 'hono';
import type { Catalogue } from '#content/catalogue.ts';
import type { CompanyContent } from '#content/company.ts';
import { type SavedChoices, saveChoices } from '#domain/quote/resume-link.ts';
import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import type { Config } from './config.ts';
import { clientPrefix } from './defence/client-prefix.ts';
import type { DailyCeiling } from './defence/daily-ceiling.ts';
import type { RateLimiter } from './defence/rate-limit.ts';
import type { securityHeaders } from './defence/security-headers.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';

/** Path under which the service answers, beside the static site or alone. */
export const servicePath = '/supervision';

/** What every subject of the service works with. */
export interface Service {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly config: Config;
  readonly catalogues: readonly [Catalogue, ...Catalogue[]];
  readonly company: CompanyContent;
  readonly log: Log;
  readonly headers: ReturnType<typeof securityHeaders>;
  readonly limiters: Readonly<Record<'hits' | 'statistics' | 'orders' | 'documents', RateLimiter>>;
  /** What strangers may have stored in a day. */
  readonly ceilings: Readonly<Record<'statistics' | 'orders' | 'confirmations', DailyCeiling>>;
  /** Whether only orders may be stored, since the disk is nearly full. */
  readonly isDiskLow: () => Promise<boolean>;
  /** `@font-face` rules of the pages; empty where there are no files for them. */
  readonly fontFaces: string;
  /** Told of each refused request, by its status. */
  readonly noteRefusal: (status: number) => void;
  /** Tells the mail sender that something waits. */
  readonly wakeMailer: () => void;
}

/** The part of the Node adapter's bindings that the service reads; absent where the app is called without a port. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** Address of the program that connected; `undefined` where the app is called without a port. */
export function peerOf(context: Context): string | undefined {
  const bindings = context.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress;
}

/** Seconds that this visitor has to wait, 0 for none. */
export function throttle(context: Context, service: Service, limiter: RateLimiter | DailyCeiling): number {
  const peer = peerOf(context);
  const forwardedFor = context.req.header('x-forwarded-for');
  return limiter.take(clientPrefix(peer, forwardedFor, service.config.trustedProxies), service.clock().getTime());
}

/** Addresses of the site that pages of the service lead back to. */
export function siteAddresses(config: Config): {
  readonly home: string;
  readonly quote: string;
} {
  const base = config.siteUrl ?? '';
  return { home: `${base}/`, quote: `${base}/#/quote` };
}

/** Address of an order's page, for mails; `undefined` where the service doesn't know under which address it is reached. */
export function orderAddress({ publicUrl, siteUrl }: Config, token: string): string | undefined {
  const base = publicUrl ?? siteUrl;
  return base && `${base}${servicePath}/paiement/${token}`;
}

/** « Modifier mon devis »: the quote with these choices, in whatever browser it is opened. */
export function resumeAddress(config: Config, choices: SavedChoices): string {
  return `${siteAddresses(config).quote}?${resumeParameter}=${saveChoices(choices)}`;
}
