import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStaticSite, type StaticSite } from './static-site.ts';

type Fetch<Bindings> = (request: Request, bindings?: Bindings) => Response | Promise<Response>;

/** Length of `http://`, after which the first slash begins the path. */
const schemeLength = 8;

/** The site of the release that this program is part of, or `undefined` where the service runs alone. */
export function findStaticSite(release: string, secure: boolean): StaticSite | undefined {
  return existsSync(join(release, 'headers.json')) ? openStaticSite(release, secure) : undefined;
}

/** Answers requests under `servicePath` with the service, all others with the site. */
export function joinSite<Bindings>(service: Fetch<Bindings>, servicePath: string, site: StaticSite): Fetch<Bindings> {
  const ends = ['', '/', '?'];
  return (request, bindings) => {
    // Without parsing the address: the service answers tens of thousands of requests a second.
    const start = request.url.indexOf('/', schemeLength);
    const after = start + servicePath.length;
    const isService = request.url.startsWith(servicePath, start) && ends.includes(request.url.charAt(after));
    return isService ? service(request, bindings) : site.answer(request);
  };
}
