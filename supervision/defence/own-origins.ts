import type { Config } from '#supervision/config.ts';

/**
 * Whether a page of this origin may post to the service: the site, further configured origins, and the service's own
 * pages. A missing origin, or the `null` of a sandboxed page, never is. `host` is the request's own address.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined || origin === 'null') return false;
  if (origin === config.siteUrl || origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  // Without a configured address the service only knows the one it was called by; browsers write both headers themselves.
  if (config.publicUrl !== undefined) return false;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
