import { faultOfPublicFile } from '#build/content/public-files.ts';
import { ContentError } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textIn } from '#build/content/read/read-text-files.ts';
import type { WholeContent } from '#build/content/read-content.ts';
import { checkEarlierTerms, checkTerms, currentTerms, readKeptTerms } from '#build/terms-versions.ts';
import type { Article } from '#domain/prose.ts';

/** The mistakes in articles and legal texts: days, pictures, and terms that differ from the kept ones. */
export function checkTexts(content: WholeContent): ContentError[] {
  const { root, today, articles, legalTexts } = content;
  return [
    ...[...articles, ...legalTexts].flatMap((read) => checkDays(read, today)),
    ...articles.flatMap((read) => checkPicture(read, root)),
    ...checkCopies(articles),
    ...checkTermsVersion(content),
  ];
}

function refuse({ file, source }: ReadProse, field: string, problem: string, fix: string): ContentError {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
  return new ContentError(file, line, `${field}\u00a0: ${problem}`, fix);
}

function checkDays(read: ReadProse, today: string): ContentError[] {
  const days: Partial<Record<'date' | 'updated' | 'version', string>> = read.text;
  const fix = `écrivez ${today} au plus tard\u00a0: le texte paraîtrait aussitôt`;
  return (['date', 'updated', 'version'] as const)
    .filter((field) => (days[field] ?? '') > today && read.source.includes(`\n${field}:`))
    .map((field) => refuse(read, field, `lu ${days[field]}, qui est à venir`, fix));
}

function checkPicture(read: ReadProse<Article>, root: string): ContentError[] {
  const { image } = read.text;
  const fault = image.startsWith('/') ? faultOfPublicFile(root, image) : undefined;
  return fault ? [refuse(read, 'image', `lu «\u202f${image}\u202f», ${fault.problem}`, fault.fix)] : [];
}

/** Articles whose title or excerpt stayed that of the one they were copied from. */
function checkCopies(articles: readonly ReadProse<Article>[]): ContentError[] {
  return (['title', 'excerpt'] as const).flatMap((field) =>
    articles.flatMap((read, index) => {
      const other = articles.slice(0, index).find(({ text }) => text[field] === read.text[field]);
      return other ? [refuse(read, field, `c’est celui de ${other.file}`, 'écrivez celui de cet article')] : [];
    }),
  );
}

function checkTermsVersion({ root, exports, legalTexts }: WholeContent): readonly ContentError[] {
  const company = textIn(exports, 'company');
  const termsVersion = String(company.at(['termsVersion']));
  const current = currentTerms(legalTexts);
  const { version } = current.text;
  if (version !== termsVersion) {
    const fix = `écrivez {{termsVersion}}\u00a0: le jour est dans content/company.yaml, où se trouve ${termsVersion}`;
    return [refuse(current, 'version', `lu ${version}`, fix)];
  }
  const kept = readKeptTerms(root);
  const [last = ''] = Object.keys(kept).sort().reverse();
  if (last > version) {
    const problem = `termsVersion\u00a0: lu «\u202f${version}\u202f», avant la version ${last}, déjà conservée`;
    return [company.refuse(['termsVersion'], problem, `écrivez un jour à partir du ${last}`)];
  }
  return [...checkEarlierTerms(version, kept, root), ...checkTerms(current, kept)];
}
