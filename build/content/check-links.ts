import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readKeptTerms } from '#build/terms-versions.ts';
import type { PageEntry } from '#content/pages.ts';
import type { ProseHeading, ProseNode } from '#content/prose.ts';
import { termsPath } from '#domain/company.ts';
import { editDistance } from '#domain/edit-distance.ts';
import { ContentError } from './content-error.ts';

/** An article or a legal text after parsing. */
export interface ReadText {
  readonly file: string;
  readonly source: string;
  readonly headings: readonly ProseHeading[];
  readonly body: readonly ProseNode[];
}

/** Links in articles and legal texts to a page, document or heading that doesn't exist. */
export function checkLinks(
  root: string,
  pages: Readonly<Record<string, PageEntry>>,
  texts: readonly ReadText[],
): ContentError[] {
  const articles = texts
    .filter(({ file }) => file.startsWith('content/articles/'))
    .map(({ file }) => `/blog/${basename(file, '.md')}/`);
  const addresses = [
    ...Object.values(pages).map(({ path }) => path),
    ...articles,
    '/CGV.pdf',
    ...Object.keys(readKeptTerms(root)).map(termsPath),
  ].filter((path) => !path.includes(':'));
  return texts.flatMap(({ file, source, headings, body }) =>
    linksOf(body, source).flatMap(({ href, line }) => {
      const [path = '', anchor = ''] = href.split('#');
      const refuse = (fix: string) => [new ContentError(file, line, `le lien « ${href} » ne mène nulle part`, fix)];
      if (path !== '' && !addresses.includes(path) && !isPublicFile(root, path)) {
        return refuse(`écrivez l’adresse d’une page, telle que ${nearest(path, addresses)}`);
      }
      // Other files, such as a PDF, have anchors of their own.
      if (anchor === '' || (path !== '' && !addresses.includes(path)) || path.endsWith('.pdf')) return [];
      const ids = path === '' ? headings.map(({ id }) => id) : idsAt(root, path, pages, texts);
      if (ids.includes(anchor)) return [];
      return refuse(`écrivez le nom d’un titre, tel que #${nearest(anchor, ids)}`);
    }),
  );
}

/** The links of a text that stay on the site, each address once, with its line in the source. */
function linksOf(body: readonly ProseNode[], source: string): { readonly href: string; readonly line: number }[] {
  const lines = source.split('\n');
  return [...new Set(body.flatMap(addressesIn))]
    .filter((href) => /^[/#]/.test(href))
    .map((href) => {
      const written = decodeURI(href);
      const marked = [`](${written}`, `<${written}>`, `]: ${written}`];
      return { href: written, line: lines.findIndex((text) => marked.some((mark) => text.includes(mark))) + 1 };
    });
}

function addressesIn(node: ProseNode): string[] {
  if (typeof node === 'string') return [];
  return [...(node.href === undefined ? [] : [node.href]), ...node.children.flatMap(addressesIn)];
}

function isPublicFile(root: string, path: string): boolean {
  return statSync(join(root, 'site/public', path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The anchors of a page: in its own code, in the legal text that it shows, and of an article in its text. */
function idsAt(
  root: string,
  path: string,
  pages: Readonly<Record<string, PageEntry>>,
  texts: readonly ReadText[],
): string[] {
  const page = Object.keys(pages).find((key) => pages[key]?.path === path) ?? 'article';
  const code = codeOf(join(root, 'site/pages', page));
  const shown = texts.filter(({ file }) => code.includes(`'#${file}'`) || path === `/blog/${basename(file, '.md')}/`);
  return [
    ...[...code.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id),
    ...shown.flatMap(({ headings }) => headings.map(({ id }) => id)),
  ];
}

function codeOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function nearest(written: string, known: readonly string[]): string {
  const [best] = [...known].sort((one, other) => editDistance(written, one) - editDistance(written, other));
  return best ?? '/';
}
