import { type ContentError, misread, valueAt } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textNamed } from '#build/content/read/read-text-files.ts';
import type { WholeContent } from '#build/content/read-content.ts';
import { checkEarlierTerms, checkTerms, currentTerms, readKeptTerms } from '#build/terms-versions.ts';
import { repeatedIn } from '#content/schemas/parts/parts.ts';
import type { Article } from '#domain/prose.ts';

/** The mistakes in articles and legal texts: days, copies, and terms that differ from the kept ones. */
export function checkTexts(content: WholeContent): ContentError[] {
  const { today, articles, legalTexts } = content;
  return [
    ...[...articles, ...legalTexts].flatMap((read) => checkDays(read, today)),
    ...checkCopies(articles),
    ...checkTermsVersion(content),
  ];
}

/** A day to come: the text would appear before it. */
function checkDays(read: ReadProse, today: string): ContentError[] {
  const field = ['date', 'updated', 'version'].find((name) => String(valueAt(read.value, [name]) ?? '') > today);
  const fix = `écrivez ${today} au plus tard\u00a0: le texte paraîtrait aussitôt`;
  return field === undefined ? [] : [misread(read, [field], fix, 'qui est à venir')];
}

/** Articles whose title or excerpt stayed that of the one they were copied from. */
function checkCopies(articles: readonly ReadProse<Article>[]): ContentError[] {
  return (['title', 'excerpt'] as const).flatMap((field) =>
    repeatedIn(articles.map((read) => [read, read.text[field]])).map(([read, other]) =>
      misread(read, [field], 'écrivez celui de cet article', `celui de ${other.file}`),
    ),
  );
}

function checkTermsVersion({ root, exports, legalTexts }: WholeContent): readonly ContentError[] {
  const company = textNamed(exports, 'company');
  const termsVersion = String(valueAt(company.value, ['termsVersion']));
  const current = currentTerms(legalTexts);
  const { version } = current.text;
  if (version !== termsVersion) {
    const fix = `écrivez {{termsVersion}}\u00a0: le jour est dans content/company.yaml, où se trouve ${termsVersion}`;
    return [misread(current, ['version'], fix)];
  }
  const kept = readKeptTerms(root);
  const [last = ''] = Object.keys(kept).sort().reverse();
  if (last > version) {
    const fix = `écrivez un jour à partir du ${last}`;
    return [misread(company, ['termsVersion'], fix, `avant la version ${last}, déjà conservée`)];
  }
  return [...checkEarlierTerms(version, kept, root), ...checkTerms(current, kept)];
}
