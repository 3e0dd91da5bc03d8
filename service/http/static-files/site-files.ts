import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';

export type Encoding = 'identity' | 'br' | 'gzip';

/** One file in one encoding, ready to be sent. */
export interface FileVariant {
  /** The whole content, or the path of a file too large for memory; `undefined` if the file has been removed. */
  readonly content: () => Uint8Array<ArrayBuffer> | { readonly path: string } | undefined;
  readonly size: number;
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly kind: 'page' | 'hashed' | 'file';
  readonly variants: Readonly<Partial<Record<Encoding, FileVariant>>> & { readonly identity: FileVariant };
}

/** Files above this size in bytes (videos) are read from disk at each request, others are kept in memory. */
const maxInMemoryBytes = 1024 * 1024;

/** By the end of the name; Hono's have no subtitles, and JSON without its charset. */
const types = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/**
 * The files of a site by request path, if `types` has their ending in lower case. Those with a hash are read on first
 * use: most are of earlier releases.
 */
export function readSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    // A variant is sent in place of its file.
    const type = name.endsWith('.gz') ? undefined : getMimeType(name, types);
    if (type === undefined) continue;
    const path = `/${name.split(sep).join('/')}`;
    const kind = path.startsWith('/assets/') ? 'hashed' : path.endsWith('.html') ? 'page' : 'file';
    const open = (variant: string, encoding: Encoding) => openVariant(join(folder, variant), encoding, kind);
    const identity = open(name, 'identity');
    const brotli = present.has(`${name}.br`) ? open(`${name}.br`, 'br') : undefined;
    const gzip = present.has(`${name}.gz`) ? open(`${name}.gz`, 'gzip') : undefined;
    files.set(path.replace(/\/index\.html$/, '/'), {
      type,
      kind,
      variants: { identity, ...(brotli && { br: brotli }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

/** A page is read at once, since it and its policy must match even if another build runs before the first response. */
function openVariant(path: string, encoding: Encoding, kind: SiteFile['kind']): FileVariant {
  const { size, mtimeMs } = statSync(path);
  const isLarge = size > maxInMemoryBytes;
  let content: Uint8Array<ArrayBuffer> | undefined;
  const read = (): typeof content => {
    content ??= existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
    return content;
  };
  const version = (): string => {
    if (kind === 'hashed') return basename(path);
    if (isLarge) return `${size}-${Math.round(mtimeMs)}`;
    return createHash('sha256')
      .update(read() ?? '')
      .digest('base64url')
      .slice(0, 20);
  };
  return { content: isLarge ? () => ({ path }) : read, size, etag: `"${version()}-${encoding}"` };
}
