import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QuotePreset } from '#content/schemas/texts.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';
import { faultOfPublicFile } from './public-files.ts';
import { adviceForField, valueAt } from './read/check-shape.ts';
import { ContentError } from './read/content-error.ts';
import type { ReadContent } from './read-content.ts';

/** What the rules look at: every text, each correct by itself, and today's catalogue. */
interface Whole {
  readonly root: string;
  readonly exports: ReadContent['exports'];
  readonly catalogue: Catalogue;
  /** The countries of the call rates. */
  readonly destinations: readonly string[];
}

/** The mistakes that one file's schema can't see. */
export function checkRules(whole: Whole): ContentError[] {
  const ofFolders = checkPageFolders(whole);
  // A misspelt page has no description either.
  if (ofFolders.length > 0) return ofFolders;
  return [checkDescriptions, checkPublicFiles, checkPresets, checkResellers, checkPageLinks, checkSynonyms].flatMap(
    (rule) => rule(whole),
  );
}

/** Pages without a component in `site/pages/`, and components without a page. */
function checkPageFolders(whole: Whole): ContentError[] {
  const pages = textIn(whole, 'pages');
  const unlisted = readdirSync(join(whole.root, 'site/pages')).filter(
    (folder) => !folder.startsWith('.') && !pages.keys.includes(folder),
  );
  const undrawn = pages.keys.flatMap((key) => {
    const file = `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
    if (existsSync(join(whole.root, file))) return [];
    const advice = unlisted[0] === undefined ? '' : `, ou écrivez « ${unlisted[0]} », dont le dossier existe`;
    return [pages.refuse([key], `la page « ${key} » n’a pas de dessin`, `créez ${file}${advice}`)];
  });
  // A misspelt name is reported once, not again as a folder without an entry.
  if (undrawn.length > 0) return undrawn;
  return unlisted.map((folder) => {
    const fix = `ajoutez une entrée « ${folder} » avec path et title, ou retirez le dossier site/pages/${folder}`;
    return pages.refuse([], `le dossier site/pages/${folder} n’a pas d’entrée`, fix);
  });
}

/** Pages without a description, and descriptions of no page. */
function checkDescriptions(whole: Whole): ContentError[] {
  const descriptions = textIn(whole, 'descriptions');
  const pages = pagesWithAddress(whole);
  const missing = pages.filter((key) => !descriptions.keys.includes(key));
  const unknown = descriptions.keys.filter((key) => !pages.includes(key));
  // A misspelt name is reported once.
  if (unknown.length === 0) {
    return missing.map((key) => descriptions.refuse([], `${key} manque`, `ajoutez ${key} et son texte`));
  }
  return unknown.map((key) => {
    const fix = adviceForField(key, missing.length > 0 ? missing : pages);
    return descriptions.refuse([key], `aucune page ne s’appelle « ${key} »`, fix);
  });
}

/** Pictures, videos and captions that are missing, of another format or too heavy. */
function checkPublicFiles(whole: Whole): ContentError[] {
  const named = { homePictures: ['image'], demoTopics: ['videoAddress', 'captionsAddress'] };
  return Object.entries(named).flatMap(([name, fields]) => {
    const { keys, at, refuse } = textIn(whole, name);
    const paths = keys.flatMap((key) => fields.map((field) => [key, field] as const));
    return paths.flatMap(([key, field]) => {
      const address = at([key, field]);
      const fault =
        typeof address === 'string' && address.startsWith('/') ? faultOfPublicFile(whole.root, address) : undefined;
      return fault ? [refuse([key, field], `${field}\u00a0: lu « ${address} », ${fault.problem}`, fault.fix)] : [];
    });
  });
}

/** Ready-made installations that the quote would refuse. */
function checkPresets(whole: Whole): ContentError[] {
  const { keys, at, refuse } = textIn(whole, 'quotePresets');
  return keys.flatMap((key) => {
    const preset = at([key]) as QuotePreset;
    const result = parseQuoteRequest({ ...quoteFormDefaults, ...fillPreset(preset) }, whole.catalogue);
    if (result.ok) return [];
    const fields = result.errors.map(({ field }) => field);
    return [
      refuse(
        [key, ...fields.slice(0, 1)],
        `le formulaire refuserait « ${preset.name} »`,
        `changez ${fields.join(', ')}`,
      ),
    ];
  });
}

/** The example for resellers must be an installation that the catalogue can price. */
function checkResellers(whole: Whole): ContentError[] {
  const { at, refuse } = textIn(whole, 'resellers');
  const path = ['example', 'phonesPerClient'];
  const phones = Number(at(path));
  const { min, max } = whole.catalogue.limits.phones;
  if (phones >= min && phones <= max) return [];
  return [
    refuse(path, `phonesPerClient\u00a0: lu ${phones}`, `écrivez un nombre entier de postes, de ${min} à ${max}`),
  ];
}

/** Links of the benefits to a page that doesn't exist. */
function checkPageLinks(whole: Whole): ContentError[] {
  const { at, refuse } = textIn(whole, 'solution');
  const pages = pagesWithAddress(whole);
  return Object.keys(Object(at(['benefits']))).flatMap((key) => {
    const path = ['benefits', key, 'link', 'page'];
    const page = at(path);
    if (page === undefined || pages.includes(String(page))) return [];
    return [refuse(path, `page\u00a0: lu « ${page} »`, `écrivez l’un de ${pages.join(', ')}`)];
  });
}

/** Other names of countries without a rate. */
function checkSynonyms(whole: Whole): ContentError[] {
  const { keys, refuse } = textIn(whole, 'callRatesSynonyms');
  const fix = 'écrivez un pays de content/call-rates.csv, ou retirez-le';
  return keys
    .filter((name) => !whole.destinations.includes(name))
    .map((name) => refuse([name], `aucun tarif n’est celui de « ${name} »`, fix));
}

/** Keys of the pages; an article's address has its name. */
function pagesWithAddress(whole: Whole): string[] {
  return textIn(whole, 'pages').keys.filter((key) => key !== 'article');
}

type Path = readonly PropertyKey[];

/** What a file says, or a list of it, by its name as an import; and the mistake in a part of it. */
function textIn({ exports }: Whole, name: string) {
  const content = exports[name];
  if (content === undefined) throw new Error(`no file of content/ is "${name}"`);
  const { file, value, lineOf } = content;
  return {
    keys: Object.keys(Object(value)),
    at: (path: Path): unknown => valueAt(value, path),
    refuse: (path: Path, problem: string, fix: string) => new ContentError(file, lineOf(path), problem, fix),
  };
}
