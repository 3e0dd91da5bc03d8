import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readKeptTerms } from '#build/content/kept/terms-versions.ts';
import { ContentError } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textOf, type WholeContent } from '#build/content/read-content.ts';
import { pageTable } from '#content/schemas/pages.ts';
import { ratesFile, termsDocument, termsPath } from '#domain/company.ts';

/** Addresses outside the site: how they begin, their form, and what to write. */
const others: readonly (readonly [kind: RegExp, right: RegExp, fix: string])[] = [
  [/^https?:/, /^https?:\/\/[^/?#]+\.[^/?#]{2,}/, 'une adresse entière, telle que https://www.arcep.fr/'],
  [/^mailto:/, /^mailto:[^@\s]+@[^@\s]+\.[^@\s]{2,}$/, 'une adresse entière, telle que mailto:contact@neolis.fr'],
  [/^tel:/, /^tel:\+?\d{3,15}$/, 'un numéro entier, tel que tel:+33465710000'],
];

/** Links in articles and legal texts to an address that doesn't exist. */
export function checkLinks(content: WholeContent): ContentError[] {
  const { root, articles, legalTexts } = content;
  const headings = new Map(articles.map(({ file, text }) => [`/blog/${basename(file, '.md')}/`, text.headings]));
  const { pages } = textOf(content, pageTable).value;
  const addresses = [
    ...Object.values(pages).map(({ path }) => path),
    ...[...headings.keys(), termsDocument.address, ratesFile],
    ...Object.keys(readKeptTerms(root)).map(termsPath),
  ].filter((path) => !path.includes(':'));
  const isPublicFile = (path: string): boolean =>
    statSync(join(root, 'site/public', path), { throwIfNoEntry: false })?.isFile() ?? false;
  /** What to write in place of an address, `undefined` if it leads somewhere. */
  const adviceFor = (href: string, { text }: ReadProse): string | undefined => {
    const [, right, form] = others.find(([kind]) => kind.test(href)) ?? [];
    if (right !== undefined) return right.test(href) ? undefined : `écrivez ${form}`;
    const [path = '', anchor = ''] = href.split('#');
    if ((path !== '' || anchor === '') && !addresses.includes(path) && !isPublicFile(path)) {
      return `écrivez l’adresse d’une page, telle que ${pages.quote?.path ?? '/'}, ou une adresse en https://`;
    }
    // Anchors of files and of pages other than articles aren't checked.
    const ids = (path === '' ? text.headings : headings.get(path))?.map(({ id }) => id);
    if (anchor === '' || ids === undefined || ids.includes(anchor)) return undefined;
    return ids[0] === undefined
      ? 'retirez ce lien\u00a0: ce texte n’a pas de titre'
      : `écrivez le nom d’un titre, tel que #${ids[0]}`;
  };
  return [...articles, ...legalTexts].flatMap((read) =>
    read.links.flatMap(({ href, line }) => {
      const address = decoded(href);
      const fix = adviceFor(address, read);
      return fix === undefined
        ? []
        : [new ContentError(read.file, line, `le lien «\u202f${address}\u202f» ne mène nulle part`, fix)];
    }),
  );
}

/** An address as it is typed; one that can't be decoded is looked at as it is. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
