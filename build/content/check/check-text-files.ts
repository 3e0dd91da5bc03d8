import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkPublicFile } from '#build/content/public-files.ts';
import type { ContentError } from '#build/content/read/content-error.ts';
import { adviceForField } from '#build/content/read/read-shape.ts';
import { textIn } from '#build/content/read/read-text-files.ts';
import type { WholeContent } from '#build/content/read-content.ts';
import type { QuotePreset } from '#content/schemas/texts.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';

/** The mistakes that one YAML file's schema can't see. */
export function checkTextFiles(content: WholeContent): ContentError[] {
  const rules = [checkPages, checkPublicFiles, checkPresets, checkResellers, checkPageLinks, checkSynonyms];
  return rules.flatMap((rule) => rule(content));
}

/** Pages and descriptions of pages that are not drawn in `site/pages/`, and pages that are and have none. */
function checkPages({ root, exports }: WholeContent): ContentError[] {
  const fileOf = (key: string) => `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
  const drawn = readdirSync(join(root, 'site/pages')).filter((folder) => existsSync(join(root, fileOf(folder))));
  return ['pages', 'descriptions'].flatMap((name) => {
    const { keys, refuse } = textIn(exports, name);
    const described = name === 'descriptions' ? drawn.filter((key) => key !== 'article') : drawn;
    const missing = described.filter((key) => !keys.includes(key));
    const unknown = keys.filter((key) => !described.includes(key));
    // A misspelt name is reported once.
    if (unknown.length === 0) {
      return missing.map((key) => refuse([], `${key} manque`, `ajoutez ${key}, ou retirez ${fileOf(key)}`));
    }
    return unknown.map((key) => {
      if (drawn.includes(key)) {
        return refuse([key], 'chaque article a sa description dans son fichier', 'retirez-la d’ici');
      }
      const fix = missing.length > 0 ? adviceForField(key, missing) : `créez ${fileOf(key)}`;
      return refuse([key], `la page «\u202f${key}\u202f» n’a pas de dessin`, fix);
    });
  });
}

/** Pictures, videos and captions that are missing, of another format or too heavy. */
function checkPublicFiles({ root, exports }: WholeContent): ContentError[] {
  const named = { homePictures: ['image'], demoTopics: ['videoAddress', 'captionsAddress'] };
  return Object.entries(named).flatMap(([name, fields]) => {
    const { keys, at, refuse } = textIn(exports, name);
    const paths = keys.flatMap((key) => fields.map((field) => [key, field] as const));
    return paths.flatMap(([key, field]) =>
      checkPublicFile(root, at([key, field]), (problem, fix) =>
        refuse([key, field], `${field}\u00a0: ${problem}`, fix),
      ),
    );
  });
}

/** Ready-made installations that the quote would refuse. */
function checkPresets(content: WholeContent): ContentError[] {
  const { keys, at, refuse } = textIn(content.exports, 'quotePresets');
  return keys.flatMap((key) => {
    const preset = at([key]) as QuotePreset;
    const form = { ...quoteFormDefaults, ...fillPreset(preset) };
    const results = usedCatalogues(content).map((catalogue) => parseQuoteRequest(form, catalogue));
    const refused = results.find((result) => !result.ok);
    if (refused === undefined) return [];
    const fields = refused.errors.map(({ field }) => field);
    const problem = `le formulaire refuserait «\u202f${preset.name}\u202f»`;
    return [refuse([key, ...fields.slice(0, 1)], problem, `changez ${fields.join(', ')}`)];
  });
}

/** The example for resellers must be an installation that the catalogues can price. */
function checkResellers(content: WholeContent): ContentError[] {
  const { at, refuse } = textIn(content.exports, 'resellers');
  const path = ['example', 'phonesPerClient'];
  const phones = Number(at(path));
  const limits = usedCatalogues(content).map((catalogue) => catalogue.limits.phones);
  const min = Math.max(...limits.map((range) => range.min));
  const max = Math.min(...limits.map((range) => range.max));
  if (phones >= min && phones <= max) return [];
  const fix = `écrivez un nombre entier de postes, de ${min} à ${max}`;
  return [refuse(path, `phonesPerClient\u00a0: lu ${phones}`, fix)];
}

/** Links of the benefits to a page that doesn't exist. */
function checkPageLinks({ exports }: WholeContent): ContentError[] {
  const { at, refuse } = textIn(exports, 'solution');
  const pages = textIn(exports, 'descriptions').keys;
  return Object.keys(Object(at(['benefits']))).flatMap((key) => {
    const path = ['benefits', key, 'link', 'page'];
    const page = at(path);
    if (page === undefined || pages.includes(String(page))) return [];
    return [refuse(path, `page\u00a0: lu «\u202f${page}\u202f»`, `écrivez l’un de ${pages.join(', ')}`)];
  });
}

/** Other names of countries without a rate. */
function checkSynonyms({ exports, callRates }: WholeContent): ContentError[] {
  const { keys, refuse } = textIn(exports, 'callRatesSynonyms');
  const fix = 'écrivez un pays de content/call-rates.csv, ou retirez-le';
  return keys
    .filter((name) => !callRates.some(({ destination }) => destination === name))
    .map((name) => refuse([name], `aucun tarif n’est celui de «\u202f${name}\u202f»`, fix));
}

/** Today's catalogue and those to come, which the site takes up by itself. */
function usedCatalogues({ catalogues, today }: WholeContent): readonly Catalogue[] {
  const list = catalogues.map(({ catalogue }) => catalogue) as [Catalogue, ...Catalogue[]];
  return list.slice(list.indexOf(currentCatalogue(list, new Date(`${today}T12:00:00Z`))));
}
