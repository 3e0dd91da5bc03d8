import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';

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

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  // Fonts of documents in releases until November 2026, which tabs left open since then ask for.
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The files of a site by request path. Those with a hash are read on first use: most are of earlier releases. */
export function readSiteFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const path = `/${name.split(sep).join('/')}`;
    const kind = path.startsWith('/assets/') ? 'hashed' : path.endsWith('.html') ? 'page' : 'file';
    const open = kind === 'hashed' ? openHashed : readVariant;
    const identity = open(join(folder, name), 'identity');
    const brotli = present.has(`${name}.br`) ? open(join(folder, `${name}.br`), 'br') : undefined;
    const gzip = present.has(`${name}.gz`) ? open(join(folder, `${name}.gz`), 'gzip') : undefined;
    files.set(path.replace(/\/index\.html$/, '/'), {
      type,
      kind,
      variants: { identity, ...(brotli && { br: brotli }), ...(gzip && { gzip }) },
    });
  }
  return files;
}

/** Reads the file at once: a page and its policy must match, even if another build runs before the first response. */
function readVariant(path: string, encoding: Encoding): FileVariant {
  const { size, mtimeMs } = statSync(path);
  if (size > maxInMemoryBytes) {
    return { content: () => ({ path }), size, etag: `"${size}-${Math.round(mtimeMs)}-${encoding}"` };
  }
  const content = new Uint8Array(readFileSync(path));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  return { content: () => content, size: content.length, etag: `"${hash}-${encoding}"` };
}

function openHashed(path: string, encoding: Encoding): FileVariant {
  const { size } = statSync(path);
  let content: Uint8Array<ArrayBuffer> | undefined;
  const read = (): typeof content => {
    content ??= existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined;
    return content;
  };
  return {
    content: size > maxInMemoryBytes ? () => ({ path }) : read,
    size,
    etag: `"${basename(path)}-${encoding}"`,
  };
}
