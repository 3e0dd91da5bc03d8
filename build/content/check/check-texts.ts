import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkEarlierTerms, checkTerms, currentTerms, readKeptTerms } from '#build/content/kept/terms-versions.ts';
import { type ContentError, misread, mistakeAt, valueAt } from '#build/content/read/content-error.ts';
import type { ReadProse } from '#build/content/read/read-prose.ts';
import { textOf, type WholeContent } from '#build/content/read-content.ts';
import { brandFile } from '#content/schemas/brand.ts';
import { company } from '#content/schemas/company.ts';
import { solution } from '#content/schemas/page-texts.ts';
import { pageTable } from '#content/schemas/pages.ts';
import { repeatedIn } from '#content/schemas/parts/parts.ts';
import { callRatesSynonyms } from '#content/schemas/texts.ts';

/** The brand is in a file of its own, which cards and mails read too. */
export function checkBrand(content: WholeContent): ContentError[] {
  const data = textOf(content, company);
  if (data.value.brand === textOf(content, brandFile).value.brand.name) return [];
  return [misread(data, ['brand'], 'écrivez "{{brand}}"\u00a0: le nom est dans content/brand.yaml')];
}

/** Pages and descriptions of pages that are not drawn in `site/pages/`, and pages that are and have none. */
export function checkPages(content: WholeContent): ContentError[] {
  const table = textOf(content, pageTable);
  const fileOf = (key: string) => `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
  const folders = readdirSync(join(content.root, 'site/pages'));
  const drawn = folders.filter((key) => existsSync(join(content.root, fileOf(key))));
  return (['pages', 'descriptions'] as const).flatMap((name) => {
    const keys = Object.keys(table.value[name]);
    // An article has its own.
    const expected = drawn.filter((key) => name === 'pages' || key !== 'article');
    const unknown = keys.filter((key) => !expected.includes(key));
    // A misspelt name is reported once.
    const missing = unknown.length > 0 ? [] : expected.filter((key) => !keys.includes(key));
    return [
      ...missing.map((key) => misread(table, [name, key], `ajoutez ${key}, ou retirez ${fileOf(key)}`)),
      ...unknown.map((key) => {
        const creation = drawn.includes(key) ? '' : `créez ${fileOf(key)}, `;
        const fix = `${creation}écrivez l’un de ${expected.join(', ')}, ou retirez-la`;
        return mistakeAt(table, [name, key], `la page «\u202f${key}\u202f» n’est pas attendue ici`, fix);
      }),
    ];
  });
}

/** Links of the benefits to a page that doesn't exist. */
export function checkPageLinks(content: WholeContent): ContentError[] {
  const text = textOf(content, solution);
  const pages = Object.keys(textOf(content, pageTable).value.descriptions);
  return text.value.benefits.flatMap(({ link }, index) => {
    if (link === undefined || pages.includes(link.page)) return [];
    return [misread(text, ['benefits', index, 'link', 'page'], `écrivez l’un de ${pages.join(', ')}`)];
  });
}

/** Other names of countries without a rate. */
export function checkSynonyms(content: WholeContent): ContentError[] {
  const synonyms = textOf(content, callRatesSynonyms);
  const fix = 'écrivez un pays de content/call-rates.csv, ou retirez-le';
  return Object.keys(synonyms.value)
    .filter((name) => !content.callRates.some(({ destination }) => destination === name))
    .map((name) => mistakeAt(synonyms, [name], `aucun tarif n’est celui de «\u202f${name}\u202f»`, fix));
}

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
