import { isIP } from 'node:net';

/** The addresses of the site and of the service, and other sites that may post, as configured. */
interface KnownOrigins {
  readonly siteUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
}

/**
 * Whether a page of this origin may post to the service: the site, other configured origins, and the service's own
 * pages. A missing origin, or the `null` of a sandboxed page, may not. `host` is the request's own `Host`.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: KnownOrigins): boolean {
  if (origin === undefined || origin === 'null') return false;
  if (origin === config.siteUrl || origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  // Without a configured address the service only knows the requested one; browsers write both headers themselves.
  if (config.publicUrl !== undefined || host === undefined || !isUnmistakable(host)) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Whether a host can only mean the machine it names. Anybody may point a name at our address, and their page would then
 * have the same origin as ours. Numeric addresses and `localhost` can't be redirected.
 */
export function isUnmistakable(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
