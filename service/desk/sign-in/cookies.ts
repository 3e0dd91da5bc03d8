import type { Context } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { type Config, isSecure } from '#service/config.ts';

/** The session's secret; the mark of a browser in which somebody signed in before; which browser a passkey signs for. */
type CookieName = 'bureau' | 'bureau-connu' | 'bureau-defi';

/** Seconds for which a browser remains known. */
const markLife = 180 * 24 * 3600;

/**
 * The value of one of the desk's cookies; empty if there is none. Read as it is written: ours have nothing to decode, and
 * Hono takes 15 ms for 15 kB that can't be decoded.
 */
export function readCookie(context: Context, config: Config, name: CookieName): string {
  const written = new RegExp(`(?:^|; ?)${nameFor(config, name)}=([\\w.-]*)`).exec(context.req.header('cookie') ?? '');
  return written?.[1] ?? '';
}

/** The header that keeps the session's secret until the browser is closed, or the session has ended. */
export function sessionCookie(config: Config, secret: string): string {
  return writeCookie(config, 'bureau', secret);
}

/** The header that removes the session's secret. */
export function noSessionCookie(config: Config): string {
  return writeCookie(config, 'bureau', '', 0);
}

/** The header that marks a browser as known. */
export function markCookie(config: Config, mark: string): string {
  return writeCookie(config, 'bureau-connu', mark, markLife);
}

/** The header that says which browser a passkey signs for, until it is closed. */
export function challengeCookie(config: Config, secret: string): string {
  return writeCookie(config, 'bureau-defi', secret);
}

function writeCookie(config: Config, name: CookieName, value: string, maxAge?: number): string {
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
