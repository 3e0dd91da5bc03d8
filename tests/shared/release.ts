import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '#build/start/ensure-built.mjs';
import { type StaticPage, staticPages } from '#site/app/list-static-pages.ts';

/** The built site that these tests check, built again if the sources have changed. */
const release = ensureBuilt();
const site = join(release, 'site');

/** When it was built: its pages hold that day's prices. */
export const builtAt = statSync(join(release, 'built-from')).mtime;

/** A page of the release with its HTML. */
export interface ReleasedPage extends StaticPage {
  readonly html: string;
}

/** A file of the built site by the path that asks for it. */
export function readReleased(path: string): Buffer {
  return readFileSync(join(site, path.endsWith('/') ? `${path}index.html` : path));
}

/** Every page of the table and every article, as built. */
export function readReleasedPages(): ReleasedPage[] {
  return staticPages.map((page) => ({ ...page, html: readReleased(page.path).toString('utf8') }));
}

const documents = new Map<string, Document>();

/** A page of the built site as a document; for tests with a DOM. */
export function readDocument(path: string): Document {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const parsed = new DOMParser().parseFromString(readReleased(path).toString('utf8'), 'text/html');
  documents.set(path, parsed);
  return parsed;
}
