import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readKeptTerms } from '#build/terms-versions.ts';
import type { PageEntry } from '#content/pages.ts';
import type { ProseHeading } from '#content/prose.ts';
import { termsAddress } from '#domain/company.ts';
import { typingErrors } from '#domain/typing-errors.ts';
import { ContentError } from './content-error.ts';

/** An article or a legal text after parsing. */
export interface ReadText {
  readonly file: string;
  readonly source: string;
  readonly headings: readonly ProseHeading[];
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

  return texts.flatMap(({ file, source, headings }) =>
    linksOf(source).flatMap(({ href, line }) => {
      const [path = '', anchor = ''] = href.split('#');
      const refuse = (mend: string) => [new ContentError(file, line, `le lien « ${href} » ne mène nulle part`, mend)];
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

/** The links in a Markdown source that stay on the site, each with its line. */
function linksOf(source: string): { readonly href: string; readonly line: number }[] {
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\]\(([/#][^)\s]*)/g)].map(([, href = '']) => ({ href, line: index + 1 })),
    );
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
