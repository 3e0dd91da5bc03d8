import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { HeaderList, SiteHeaders } from '#deploy/nginx/site-headers.ts';
import { readByteRange } from './byte-range.ts';
import { type Encoding, type FileVariant, readSiteFiles, type SiteFile } from './site-files.ts';

export interface StaticSite {
  /** Responds to any request that isn't the service's. */
  readonly answer: (request: Request) => Response;
  /** Headers of every response, including those without a page (an unreadable request, an unexpected error). */
  readonly headers: HeaderList;
}

const policyHeader = 'content-security-policy';

const missingPage = '/404.html';

/** The site of a release, listed now: nothing that a client sends becomes a path. Throws if there is no release. */
export function openStaticSite(release: string, secure: boolean): StaticSite {
  const files = readSiteFiles(join(release, 'site'));
  const list = JSON.parse(readFileSync(join(release, 'headers.json'), 'utf8')) as SiteHeaders;
  const always = secure ? { ...list.always, ...list.secure } : list.always;
  const headers: HeaderList = { ...always, [policyHeader]: list.policies.other };
  const missing = files.get(missingPage);
  if (missing === undefined) throw new Error(`${release} holds no ${missingPage}: run npm run build`);
  const prepared = prepareHeaders(files, { ...list, always });

  const send = (file: SiteFile, request: Request, status: 200 | 404): Response => {
    const range = status === 200 && file.kind === 'file' ? wantedRange(request.headers, file) : null;
    const encoding = range === null ? chooseEncoding(file, request.headers.get('accept-encoding')) : 'identity';
    const variant = file.variants[encoding] ?? file.variants.identity;
    const base: HeaderList = prepared.get(variant) ?? headers;
    if (status === 200 && isKnown(request.headers.get('if-none-match'), variant.etag)) {
      const { 'content-length': _length, ...unchanged } = base;
      return new Response(null, { status: 304, headers: unchanged });
    }
    const part = readByteRange(range, variant.size);
    if (part === 'unsatisfiable') {
      return plain(416, headers, { 'content-range': `bytes */${variant.size}` });
    }
    const { first, last } = part ?? { first: 0, last: variant.size - 1 };
    const partial = part && {
      'content-range': `bytes ${first}-${last}/${variant.size}`,
      'content-length': String(last - first + 1),
    };
    const body = request.method === 'HEAD' ? null : contentOf(variant, first, last);
    if (body === undefined) return send(missing, request, 404);
    return new Response(body, { status: part ? 206 : status, headers: partial ? { ...base, ...partial } : base });
  };

  return {
    headers,
    answer: (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, headers, { allow: 'GET, HEAD' });
      const { pathname, search } = new URL(request.url);
      const file = files.get(pathname);
      if (file !== undefined && file !== missing) return send(file, request, 200);
      const folder = pathname.replace(/\/?(?:index\.html)?$/, '/');
      if (files.has(folder) && folder !== pathname) return plain(301, headers, { location: folder + search });
      return send(missing, request, 404);
    },
  };
}

/** The smallest variant that the client accepts by name, as browsers do; without one, the file as it is. */
function chooseEncoding({ variants }: SiteFile, accepted: string | null): Encoding {
  const names = (accepted ?? '').split(',').map((name) => name.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name) && variants[name] !== undefined) ?? 'identity';
}

/** Prepares the headers of each variant once, so that a response only picks them. */
function prepareHeaders(
  files: ReadonlyMap<string, SiteFile>,
  { always, cache, policies }: SiteHeaders,
): ReadonlyMap<FileVariant, HeaderList> {
  return new Map(
    [...files].flatMap(([path, { type, kind, variants }]) =>
      (Object.entries(variants) as [Encoding, FileVariant][]).map(([encoding, variant]) => [
        variant,
        {
          ...always,
          [policyHeader]: policies.pages[path] ?? policies.other,
          'content-type': type,
          'content-length': String(variant.size),
          'cache-control': cache[kind],
          etag: variant.etag,
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
          ...((variants.br || variants.gzip) && { vary: 'accept-encoding' }),
          ...(kind === 'file' && { 'accept-ranges': 'bytes' }),
        },
      ]),
    ),
  );
}

/** The requested range, unless the client has another version of the file: it then needs all of it. */
function wantedRange(headers: Headers, { variants }: SiteFile): string | null {
  const held = headers.get('if-range');
  return held === null || held === variants.identity.etag ? headers.get('range') : null;
}

/** The requested bytes, both ends included; `undefined` if the file is gone. */
function contentOf(variant: FileVariant, first: number, last: number): ConstructorParameters<typeof Response>[0] {
  const content = variant.content();
  if (content === undefined) return undefined;
  if (!('path' in content))
    return first === 0 && last === variant.size - 1 ? content : content.subarray(first, last + 1);
  return Readable.toWeb(createReadStream(content.path, { start: first, end: last })) as ReadableStream;
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known !== undefined && (known.includes('*') || known.includes(etag));
}

function plain(status: number, headers: HeaderList, more: HeaderList): Response {
  return new Response(null, { status, headers: { ...headers, ...more, 'cache-control': 'no-cache' } });
}
