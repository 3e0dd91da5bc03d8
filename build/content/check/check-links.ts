import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '#build/content/read/content-error.ts';
import { readKeptTerms } from '#build/terms-versions.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import { termsPath } from '#domain/company.ts';
import { editDistance } from '#domain/edit-distance.ts';
import type { ProseHeading, ProseNode } from '#domain/prose.ts';

/** An article or a legal text after parsing. */
interface ReadText {
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
  const articles = texts.flatMap((text) => articlePath(text) ?? []);
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
      const target = path === '' ? { headings } : texts.find((text) => articlePath(text) === path);
      // Anchors of other pages and files aren't known here.
      const ids = target?.headings.map(({ id }) => id) ?? [];
      if (anchor === '' || ids.length === 0 || ids.includes(anchor)) return [];
      return refuse(`écrivez le nom d’un titre, tel que #${nearest(anchor, ids)}`);
    }),
  );
}

function articlePath({ file }: ReadText): string | undefined {
  return file.startsWith('content/articles/') ? `/blog/${basename(file, '.md')}/` : undefined;
}

/** The links of a text that stay on the site, each address once, with its line in the source. */
function linksOf(body: readonly ProseNode[], source: string): { readonly href: string; readonly line: number }[] {
  const lines = source.split('\n');
  return [...new Set(body.flatMap(addressesIn))]
    .filter((href) => /^[/#]/.test(href))
    .map((href) => {
      const written = decoded(href);
      const marked = [`](${written}`, `<${written}>`, `]: ${written}`];
      return { href: written, line: lines.findIndex((text) => marked.some((mark) => text.includes(mark))) + 1 };
    });
}

/** An address as it is typed; one that can't be decoded leads nowhere and is reported as it is. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function addressesIn(node: ProseNode): string[] {
  if (typeof node === 'string') return [];
  return [...(node.href === undefined ? [] : [node.href]), ...node.children.flatMap(addressesIn)];
}

function isPublicFile(root: string, path: string): boolean {
  return statSync(join(root, 'site/public', path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function nearest(written: string, known: readonly string[]): string {
  const [best] = [...known].sort((one, other) => editDistance(written, one) - editDistance(written, other));
  return best ?? '/';
}
