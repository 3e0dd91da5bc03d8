import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readKeptTerms } from '#build/terms-versions.ts';
import type { PageEntry } from '#content/pages.ts';
import type { ProseHeading, ProseNode } from '#content/prose.ts';
import { termsAddress } from '#domain/company.ts';
import { typingErrors } from '#domain/typing-errors.ts';
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
    ...Object.keys(readKeptTerms(root)).map(termsAddress),
  ].filter((path) => !path.includes(':'));
  const anchors = anchorsOfPages(root);

  return texts.flatMap(({ file, source, headings, body }) =>
    linksOf(body, source).flatMap(({ href, line }) => {
      const [path = '', anchor = ''] = href.split('#');
      const refuse = (fix: string) => [new ContentError(file, line, `le lien « ${href} » ne mène nulle part`, fix)];
      if (path !== '' && !addresses.includes(path) && !existsSync(join(root, 'site/public', path))) {
        return refuse(`écrivez l’adresse d’une page, telle que ${nearest(path, addresses)}`);
      }
      const ids = path === '' ? headings.map(({ id }) => id) : [...anchors, ...texts.flatMap(idsOf)];
      if (anchor === '' || ids.includes(anchor)) return [];
      return refuse(`écrivez le nom d’un titre, tel que #${nearest(anchor, ids)}`);
    }),
  );
}

const idsOf = ({ headings }: ReadText): string[] => headings.map(({ id }) => id);

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

/** Anchors in the pages' own code. */
function anchorsOfPages(root: string): string[] {
  return readdirSync(join(root, 'site/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(root, 'site/pages', file), 'utf8').matchAll(/\bid="([^"]+)"/g)])
    .map(([, id = '']) => id);
}

function nearest(written: string, known: readonly string[]): string {
  const [best] = [...known].sort((one, other) => typingErrors(written, one) - typingErrors(written, other));
  return best ?? '/';
}
