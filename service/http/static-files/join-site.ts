import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openStaticSite, type StaticSite } from './static-site.ts';

type Fetch<Bindings> = (request: Request, bindings?: Bindings) => Response | Promise<Response>;

/** Length of `https://`, after which the first slash begins the path. */
const schemeLength = 8;

/** The site of this program's release; `undefined` if the service runs alone. */
export function findStaticSite(release: string, secure: boolean): StaticSite | undefined {
  return existsSync(join(release, 'headers.json')) ? openStaticSite(release, secure) : undefined;
}

/** Passes requests under `servicePath` to the service, all others to the site. */
export function joinSite<Bindings>(service: Fetch<Bindings>, servicePath: string, site: StaticSite): Fetch<Bindings> {
  const ends = ['', '/', '?'];
  return (request, bindings) => {
    // Without parsing the URL: the service handles tens of thousands of requests a second.
    const start = request.url.indexOf('/', schemeLength);
    const after = start + servicePath.length;
    const isService = request.url.startsWith(servicePath, start) && ends.includes(request.url.charAt(after));
    return isService ? service(request, bindings) : site.answer(request);
  };
}
