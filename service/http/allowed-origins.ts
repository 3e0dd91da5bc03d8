import { isIP } from 'node:net';

interface KnownOrigins {
  readonly siteUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/** Whether a page of this origin may post to the service at this `Host`; none and a sandbox's `null` may not. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: KnownOrigins): boolean {
  if (origin === undefined || origin === 'null') return false;
  if (origin === config.siteUrl || origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  // Without a configured address the service only knows the requested one; browsers write both headers themselves.
  if (config.publicUrl !== undefined || host === undefined || !isUnmistakable(host)) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** Whether a host can't be redirected. Anybody may point a name at our address: their page would have our origin. */
export function isUnmistakable(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
