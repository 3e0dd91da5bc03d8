import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { type Config, isSecure } from '#service/config.ts';

/** The session's secret; the mark of a browser in which somebody signed in; which browser a passkey signs for. */
type CookieName = 'bureau' | 'bureau-connu' | 'bureau-defi';

/** A cookie of the desk, or an empty text. Read undecoded: Hono takes 15 ms for 15 kB that can't be decoded. */
export function readCookie(context: Context, config: Config, name: CookieName): string {
  const written = new RegExp(`(?:^|; ?)${nameFor(config, name)}=([\\w.-]*)`).exec(context.req.header('cookie') ?? '');
  return written?.[1] ?? '';
}

/** The header that sets a cookie until the browser is closed, or for `maxAge` seconds; 0 removes it. */
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
