import { isIP } from 'node:net';
import type { Config } from '#supervision/config.ts';

/**
 * Whether a page of this origin may post to the service: the site, further configured origins, and the service's own
 * pages. A missing origin, or the `null` of a sandboxed page, never is. `host` is the request's own address.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, config: Config): boolean {
  if (origin === undefined || origin === 'null') return false;
  if (origin === config.siteUrl || origin === config.publicUrl || config.allowedOrigins.includes(origin)) return true;
  // Without a configured address the service only knows the one it was called by; browsers write both headers themselves.
  if (config.publicUrl !== undefined || host === undefined || !isUnmistakable(host)) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/**
 * Whether a host can only mean the machine it names: anybody may let a name of theirs lead to our address, and their page
 * would then be of the same origin as ours. An address in figures and `localhost` are nobody's to redirect.
 */
function isUnmistakable(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
}
