import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkPublicFiles } from '#build/content/public-files.ts';
import { type ContentError, leavesOf, misread, mistakeAt, valueAt } from '#build/content/read/content-error.ts';
import { textNamed } from '#build/content/read/read-text-files.ts';
import type { WholeContent } from '#build/content/read-content.ts';
import type { QuotePreset } from '#content/schemas/texts.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';

/** The mistakes that one YAML file's schema can't see, and those in the files of `site/public` that texts name. */
export function checkTextFiles(content: WholeContent): ContentError[] {
  const rules = [checkPages, checkPresets, checkResellers, checkPageLinks, checkSynonyms];
  return [
    ...rules.flatMap((rule) => rule(content)),
    ...[...Object.values(content.exports), ...content.articles].flatMap((text) => checkPublicFiles(content.root, text)),
  ];
}

/** Pages and descriptions of pages that are not drawn in `site/pages/`, and pages that are and have none. */
function checkPages({ root, exports }: WholeContent): ContentError[] {
  const fileOf = (key: string) => `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
  const drawn = readdirSync(join(root, 'site/pages')).filter((folder) => existsSync(join(root, fileOf(folder))));
  return ['pages', 'descriptions'].flatMap((name) => {
    const table = textNamed(exports, name);
    const keys = Object.keys(Object(table.value));
    const described = name === 'descriptions' ? drawn.filter((key) => key !== 'article') : drawn;
    const missing = described.filter((key) => !keys.includes(key));
    const unknown = keys.filter((key) => !described.includes(key));
    // A misspelt name is reported once.
    if (unknown.length === 0) {
      return missing.map((key) => misread(table, [key], `ajoutez ${key}, ou retirez ${fileOf(key)}`));
    }
    return unknown.map((key) => {
      const creation = drawn.includes(key) ? '' : `créez ${fileOf(key)}, `;
      const fix = `${creation}écrivez l’un de ${described.join(', ')}, ou retirez-la`;
      return mistakeAt(table, [key], `la page «\u202f${key}\u202f» n’est pas attendue ici`, fix);
    });
  });
}

/** Ready-made installations that the quote would refuse. */
function checkPresets(content: WholeContent): ContentError[] {
  const presets = textNamed(content.exports, 'quotePresets');
  return (presets.value as readonly QuotePreset[]).flatMap((preset, index) => {
    const form = { ...quoteFormDefaults, ...fillPreset(preset) };
    const results = usedCatalogues(content).map((catalogue) => parseQuoteRequest(form, catalogue));
    const refused = results.find((result) => !result.ok);
    if (refused === undefined) return [];
    const fields = refused.errors.map(({ field }) => field);
    const problem = `le formulaire refuserait «\u202f${preset.name}\u202f»`;
    return [mistakeAt(presets, [index, ...fields.slice(0, 1)], problem, `changez ${fields.join(', ')}`)];
  });
}

/** The example for resellers must be an installation that the catalogues can price. */
function checkResellers(content: WholeContent): ContentError[] {
  const resellers = textNamed(content.exports, 'resellers');
  const path = ['example', 'phonesPerClient'];
  const phones = Number(valueAt(resellers.value, path));
  const limits = usedCatalogues(content).map((catalogue) => catalogue.limits.phones);
  const min = Math.max(...limits.map((range) => range.min));
  const max = Math.min(...limits.map((range) => range.max));
  if (phones >= min && phones <= max) return [];
  return [misread(resellers, path, `écrivez un nombre entier de postes, de ${min} à ${max}`)];
}

/** Links of the benefits to a page that doesn't exist. */
function checkPageLinks({ exports }: WholeContent): ContentError[] {
  const solution = textNamed(exports, 'solution');
  const pages = Object.keys(Object(textNamed(exports, 'descriptions').value));
  const links = leavesOf(solution.value).filter(([path]) => path.slice(-2).join('.') === 'link.page');
  return links
    .filter(([, page]) => !pages.includes(String(page)))
    .map(([path]) => misread(solution, path, `écrivez l’un de ${pages.join(', ')}`));
}

/** Other names of countries without a rate. */
function checkSynonyms({ exports, callRates }: WholeContent): ContentError[] {
  const synonyms = textNamed(exports, 'callRatesSynonyms');
  const fix = 'écrivez un pays de content/call-rates.csv, ou retirez-le';
  return Object.keys(Object(synonyms.value))
    .filter((name) => !callRates.some(({ destination }) => destination === name))
    .map((name) => mistakeAt(synonyms, [name], `aucun tarif n’est celui de «\u202f${name}\u202f»`, fix));
}

/** Today's catalogue and those to come, which the site takes up by itself. */
function usedCatalogues({ catalogues, today }: WholeContent): readonly Catalogue[] {
  const list = catalogues.map(({ catalogue }) => catalogue) as [Catalogue, ...Catalogue[]];
  return list.slice(list.indexOf(currentCatalogue(list, new Date(`${today}T12:00:00Z`))));
}
