import { type ContentError, misread, valueAt } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textOf, type WholeContent } from '#build/content/read-content.ts';
import { checkEarlierTerms, checkTerms, currentTerms, readKeptTerms } from '#build/terms-versions.ts';
import { company } from '#content/schemas/company.ts';
import { repeatedIn } from '#content/schemas/parts/parts.ts';

/** Articles and legal texts of a day to come: each would appear before it. */
export function checkDays({ today, articles, legalTexts }: WholeContent): ContentError[] {
  const fix = `écrivez ${today} au plus tard\u00a0: le texte paraîtrait aussitôt`;
  return [...articles, ...legalTexts].flatMap((read: ReadProse) => {
    const field = ['date', 'updated', 'version'].find((name) => String(valueAt(read.value, [name]) ?? '') > today);
    return field === undefined ? [] : [misread(read, [field], fix, 'qui est à venir')];
  });
}

/** Articles whose title or excerpt stayed that of the one they were copied from. */
export function checkCopies({ articles }: WholeContent): ContentError[] {
  return (['title', 'excerpt'] as const).flatMap((field) =>
    repeatedIn(articles.map((read) => [read, read.text[field]])).map(([read, other]) =>
      misread(read, [field], 'écrivez celui de cet article', `celui de ${other.file}`),
    ),
  );
}

/** Terms of sale that are not those of their day. */
export function checkTermsVersion(content: WholeContent): readonly ContentError[] {
  const { root, legalTexts } = content;
  const data = textOf(content, company);
  const { termsVersion } = data.value;
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
    return [misread(data, ['termsVersion'], fix, `avant la version ${last}, déjà conservée`)];
  }
  return [...checkEarlierTerms(version, kept, root), ...checkTerms(current, kept)];
}
