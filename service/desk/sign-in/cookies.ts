import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { type Config, isSecure } from '#service/config.ts';

/** The session's secret; the mark of a browser in which somebody signed in before; which browser a passkey signs for. */
type CookieName = 'bureau' | 'bureau-connu' | 'bureau-defi';

/**
 * The value of one of the desk's cookies; empty if there is none. Read as it is written: ours have nothing to decode, and
 * Hono takes 15 ms for 15 kB that can't be decoded.
 */
export function readCookie(context: Context, config: Config, name: CookieName): string {
  const written = new RegExp(`(?:^|; ?)${nameFor(config, name)}=([\\w.-]*)`).exec(context.req.header('cookie') ?? '');
  return written?.[1] ?? '';
}

/** The header that sets a cookie, until the browser is closed unless `maxAge` (seconds) says otherwise: 0 removes it. */
export function writeCookie(config: Config, name: CookieName, value: string, maxAge?: number): string {
  return serialize(nameFor(config, name), value, {
    path: '/',
    httpOnly: true,
    secure: isSecure(config),
    sameSite: 'Strict',
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

/** The prefix keeps other hosts of the domain, and plain http, from setting it; browsers accept it with TLS only. */
function nameFor(config: Config, name: CookieName): string {
  return isSecure(config) ? `__Host-${name}` : name;
}
