import { getPath } from 'hono/utils/url';
import { servicePath } from '#service/service.ts';

/** Leads to no page. */
const unknownPath = `${servicePath}/%`;

/**
 * The path by which an app finds the page of a request. An address that can't be decoded is unknown, wherever it is wrong:
 * Hono would try each of its bytes, before any limit, and 15 kB of them take 20 ms and more.
 */
export function readablePath(request: Request): string {
  return decode(request.url) === undefined ? unknownPath : getPath(request);
}

/** The bundler leaves out a decoding whose result isn't used. */
function decode(url: string): string | undefined {
  if (!url.includes('%')) return url;
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}
