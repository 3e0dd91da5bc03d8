import { checkPublicFile } from '#build/content/public-files.ts';
import { ContentError } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textIn } from '#build/content/read/read-text-files.ts';
import type { WholeContent } from '#build/content/read-content.ts';
import { checkEarlierTerms, checkTerms, currentTerms, readKeptTerms } from '#build/terms-versions.ts';
import { repeatedIn } from '#content/schemas/parts/parts.ts';
import type { Article } from '#domain/prose.ts';

/** The mistakes in articles and legal texts: days, pictures, and terms that differ from the kept ones. */
export function checkTexts(content: WholeContent): ContentError[] {
  const { root, today, articles, legalTexts } = content;
  return [
    ...[...articles, ...legalTexts].flatMap((read) => checkDays(read, today)),
    ...articles.flatMap((read) =>
      checkPublicFile(root, read.text.image, (problem, fix) => refuse(read, 'image', problem, fix)),
    ),
    ...checkCopies(articles),
    ...checkTermsVersion(content),
  ];
}

function refuse({ file, lineOf }: ReadProse, field: string, problem: string, fix: string): ContentError {
  return new ContentError(file, lineOf([field]), `${field}\u00a0: ${problem}`, fix);
}

/** A day to come: the text would appear before it. */
function checkDays(read: ReadProse, today: string): ContentError[] {
  const days: Partial<Record<'date' | 'updated' | 'version', string>> = read.text;
  const field = (['date', 'updated', 'version'] as const).find((name) => (days[name] ?? '') > today);
  const fix = `écrivez ${today} au plus tard\u00a0: le texte paraîtrait aussitôt`;
  return field === undefined ? [] : [refuse(read, field, `lu ${days[field]}, qui est à venir`, fix)];
}

/** Articles whose title or excerpt stayed that of the one they were copied from. */
function checkCopies(articles: readonly ReadProse<Article>[]): ContentError[] {
  return (['title', 'excerpt'] as const).flatMap((field) =>
    repeatedIn(articles.map((read) => [read, read.text[field]])).map(([read, other]) =>
      refuse(read, field, `c’est celui de ${other.file}`, 'écrivez celui de cet article'),
    ),
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
