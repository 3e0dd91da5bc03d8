import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textNamed } from '#build/content/read/read-text-files.ts';
import type { WholeContent } from '#build/content/read-content.ts';
import { readKeptTerms } from '#build/terms-versions.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import { ratesFile, termsDocument, termsPath } from '#domain/company.ts';

/** Addresses outside the site: how they begin, their form, and what to write. */
const others: readonly (readonly [kind: RegExp, right: RegExp, fix: string])[] = [
  [/^https?:/, /^https?:\/\/[^/?#]+\.[^/?#]{2,}/, 'une adresse entière, telle que https://www.arcep.fr/'],
  [/^mailto:/, /^mailto:[^@\s]+@[^@\s]+\.[^@\s]{2,}$/, 'une adresse entière, telle que mailto:contact@neolis.fr'],
  [/^tel:/, /^tel:\+?\d{3,15}$/, 'un numéro entier, tel que tel:+33495000000'],
];

/** Links in articles and legal texts to an address that doesn't exist. */
export function checkLinks({ root, exports, articles, legalTexts }: WholeContent): ContentError[] {
  const pages = textNamed(exports, 'pages').value as Readonly<Record<string, PageEntry>>;
  const addresses = [
    ...Object.values(pages).map(({ path }) => path),
    ...articles.map(articlePath),
    termsDocument.address,
    ratesFile,
    ...Object.keys(readKeptTerms(root)).map(termsPath),
  ].filter((path) => !path.includes(':'));
  const headingsOf = (read: ReadProse): string[] => read.text.headings.map(({ id }) => id);
  return [...articles, ...legalTexts].flatMap((read) =>
    read.links.flatMap(({ href, line }) => {
      const written = decoded(href);
      const refuse = (fix: string) => [
        new ContentError(read.file, line, `le lien «\u202f${written}\u202f» ne mène nulle part`, fix),
      ];
      const [, right, form] = others.find(([kind]) => kind.test(href)) ?? [];
      if (right !== undefined) return right.test(href) ? [] : refuse(`écrivez ${form}`);
      const [path = '', anchor = ''] = written.split('#');
      if ((path !== '' || anchor === '') && !addresses.includes(path) && !isPublicFile(root, path)) {
        return refuse('écrivez l’adresse d’une page, telle que /quote/, ou une adresse en https://');
      }
      const target = path === '' ? read : articles.find((article) => articlePath(article) === path);
      // Anchors of other pages and files aren't checked.
      const ids = target === undefined ? [] : headingsOf(target);
      if (anchor === '' || ids.length === 0 || ids.includes(anchor)) return [];
      return refuse(`écrivez le nom d’un titre, tel que #${ids[0]}`);
    }),
  );
}

function articlePath({ file }: ReadProse): string {
  return `/blog/${basename(file, '.md')}/`;
}

/** An address as it is typed; one that can't be decoded leads nowhere and is reported as it is. */
function decoded(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function isPublicFile(root: string, path: string): boolean {
  return statSync(join(root, 'site/public', path), { throwIfNoEntry: false })?.isFile() ?? false;
}
