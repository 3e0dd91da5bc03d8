import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultOfPublicFile } from '#build/content/public-files.ts';
import { attempt, ContentError } from '#build/content/read/content-error.ts';
import { readContentFile } from '#build/content/read/read-content-file.ts';
import { readArticle, readLegalText } from '#build/content/read/read-texts.ts';
import type { ReadContent } from '#build/content/read-content.ts';
import { checkEarlierTerms, checkTerms, readCurrentTerms, readKeptTerms, termsFile } from '#build/terms-versions.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import type { Article, LegalText } from '#domain/prose.ts';
import { checkLinks } from './check-links.ts';

interface TextsToCheck {
  readonly root: string;
  /** Today in Paris, `YYYY-MM-DD`. */
  readonly today: string;
  readonly exports: ReadContent['exports'];
  readonly values: object;
}

interface Written {
  readonly file: string;
  readonly source: string;
}

/** The mistakes in articles and legal texts: fields, days, pictures, links, and terms that differ from the kept ones. */
export function checkTexts({ root, today, exports, values }: TextsToCheck): ContentError[] {
  const unread: ContentError[] = [];
  const readFolder = <Text>(folder: string, read: (file: string, source: string, values: object) => Text) => {
    const texts: (Text & Written)[] = [];
    for (const name of readdirSync(join(root, folder))
      .filter((entry) => entry.endsWith('.md'))
      .sort()) {
      const file = `${folder}/${name}`;
      const addText = (source: string) => texts.push({ ...read(file, source, values), file, source });
      unread.push(...attempt(() => addText(readContentFile(join(root, file), file))));
    }
    return texts;
  };
  const articles = readFolder('content/articles', readArticle);
  const legal = readFolder('content/legal', readLegalText);
  if (unread.length > 0) return unread;
  return [
    ...[...articles, ...legal].flatMap((text) => checkDays(text, today)),
    ...articles.flatMap((article) => checkPicture(article, root)),
    ...checkCopies(articles),
    ...checkTermsVersion(root, values as CompanyContent, exports),
    ...checkLinks(root, exports.pages?.value as Readonly<Record<string, PageEntry>>, [...articles, ...legal]),
  ];
}

function refuse({ file, source }: Written, field: string, problem: string, fix: string): ContentError {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
  return new ContentError(file, line, `${field}\u00a0: ${problem}`, fix);
}

function checkDays(text: Written & Partial<Article & LegalText>, today: string): ContentError[] {
  return (['date', 'updated', 'version'] as const)
    .filter((field) => (text[field] ?? '') > today && text.source.includes(`\n${field}:`))
    .map((field) => {
      const fix = `écrivez ${today} au plus tard\u00a0: le texte paraîtrait aussitôt`;
      return refuse(text, field, `lu ${text[field]}, qui est à venir`, fix);
    });
}

function checkPicture(article: Written & Article, root: string): ContentError[] {
  const fault = article.image.startsWith('/') ? faultOfPublicFile(root, article.image) : undefined;
  return fault ? [refuse(article, 'image', `lu « ${article.image} », ${fault.problem}`, fault.fix)] : [];
}

/** Articles whose title or excerpt stayed that of the one they were copied from. */
function checkCopies(articles: readonly (Written & Article)[]): ContentError[] {
  return (['title', 'excerpt'] as const).flatMap((field) =>
    articles.flatMap((article, index) => {
      const other = articles.slice(0, index).find((earlier) => earlier[field] === article[field]);
      return other ? [refuse(article, field, `c’est celui de ${other.file}`, 'écrivez celui de cet article')] : [];
    }),
  );
}

function checkTermsVersion(root: string, company: CompanyContent, exports: ReadContent['exports']): ContentError[] {
  const { termsVersion } = company;
  const current = readCurrentTerms(root, company);
  if (current.version !== termsVersion) {
    const fix = `écrivez {{termsVersion}}\u00a0: le jour est dans content/company.yaml, où se trouve ${termsVersion}`;
    return [refuse({ file: termsFile, source: current.source }, 'version', `lu ${current.version}`, fix)];
  }
  const kept = readKeptTerms(root);
  const [last = ''] = Object.keys(kept).sort().reverse();
  if (exports.company && last > termsVersion) {
    const { file, lineOf } = exports.company;
    const problem = `termsVersion\u00a0: lu «\u202f${termsVersion}\u202f», avant la version ${last}, déjà conservée`;
    return [new ContentError(file, lineOf(['termsVersion']), problem, `écrivez un jour à partir du ${last}`)];
  }
  return [
    ...attempt(() => checkEarlierTerms(current.version, kept, root)),
    ...attempt(() => checkTerms(current, kept)),
  ];
}
