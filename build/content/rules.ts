import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { QuotePreset } from '#content/schemas/quote-presets.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';
import { adviceForField, valueAt } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';
import { faultOfPublicFile } from './public-files.ts';
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
function checkPageFolders({ root, exports }: Whole): ContentError[] {
  const pages = written(exports, 'pages');
  const keys = Object.keys(pages.value as object);
  const folders = readdirSync(join(root, 'site/pages'));
  const unlisted = folders.filter((folder) => !keys.includes(folder));
  const undrawn = keys.flatMap((key) => {
    const file = `site/pages/${key}/${key.charAt(0).toUpperCase()}${key.slice(1)}Page.tsx`;
    if (existsSync(join(root, file))) return [];
    const advice = unlisted[0] === undefined ? '' : `, ou écrivez « ${unlisted[0]} », dont le dossier existe`;
    return [refuse(pages, [key], `la page « ${key} » n’a pas de dessin`, `créez ${file}${advice}`)];
  });
  // A misspelt name is reported once, not again as a folder without an entry.
  if (undrawn.length > 0) return undrawn;
  return unlisted.map((folder) => {
    const fix = `ajoutez une entrée « ${folder} » avec path et title, ou retirez le dossier site/pages/${folder}`;
    return refuse(pages, [], `le dossier site/pages/${folder} n’a pas d’entrée`, fix);
  });
}

/** Pages without a description, and descriptions of no page. */
function checkDescriptions({ exports }: Whole): ContentError[] {
  const descriptions = written(exports, 'descriptions');
  const described = Object.keys(descriptions.value as object);
  const pages = Object.keys(written(exports, 'pages').value as object).filter((key) => key !== 'article');
  const missing = pages.filter((key) => !described.includes(key));
  const unknown = described.filter((key) => !pages.includes(key));
  // A misspelt name is reported once.
  if (unknown.length === 0) {
    return missing.map((key) => refuse(descriptions, [], `${key} manque`, `ajoutez ${key} et son texte`));
  }
  return unknown.map((key) => {
    return refuse(
      descriptions,
      [key],
      `aucune page ne s’appelle « ${key} »`,
      adviceForField(key, missing.length > 0 ? missing : pages),
    );
  });
}

/** Pictures, videos and captions that are missing, of another format or too heavy. */
function checkPublicFiles({ root, exports }: Whole): ContentError[] {
  return [
    ...Object.keys(written(exports, 'homePictures').value as object).map(
      (name) => ['homePictures', [name, 'image']] as const,
    ),
    ...(written(exports, 'demoTopics').value as readonly unknown[]).flatMap((_, index) =>
      ['videoAddress', 'captionsAddress'].map((field) => ['demoTopics', [index, field]] as const),
    ),
  ].flatMap(([name, path]) => {
    const content = written(exports, name);
    const address = valueAt(content.value, path);
    const fault = typeof address === 'string' && address.startsWith('/') && faultOfPublicFile(root, address);
    if (!fault) return [];
    return [
      refuse(content, path, `${String(path.at(-1))}\u00a0: lu «\u202f${address}\u202f», ${fault.problem}`, fault.fix),
    ];
  });
}

/** Ready-made installations that the quote would refuse. */
function checkPresets({ exports, catalogue }: Whole): ContentError[] {
  const presets = written(exports, 'quotePresets');
  return (presets.value as readonly QuotePreset[]).flatMap((preset, index) => {
    const result = parseQuoteRequest({ ...quoteFormDefaults, ...fillPreset(preset) }, catalogue);
    if (result.ok) return [];
    const fields = result.errors.map(({ field }) => field).join(', ');
    return [refuse(presets, [index, 'name'], `le formulaire refuserait « ${preset.name} »`, `changez ${fields}`)];
  });
}

/** The example for resellers must be an installation that the catalogue can price. */
function checkResellers({ exports, catalogue: { limits } }: Whole): ContentError[] {
  const resellers = written(exports, 'resellers');
  const path = ['example', 'phonesPerClient'];
  const phones = Number(valueAt(resellers.value, path));
  const { min, max } = limits.phones;
  if (phones >= min && phones <= max) return [];
  return [
    refuse(
      resellers,
      path,
      `phonesPerClient\u00a0: lu ${phones}`,
      `écrivez un nombre entier de postes, de ${min} à ${max}`,
    ),
  ];
}

/** Links of the benefits to a page that doesn't exist. */
function checkPageLinks({ exports }: Whole): ContentError[] {
  const solution = written(exports, 'solution');
  const pages = Object.keys(written(exports, 'pages').value as object).filter((key) => key !== 'article');
  return (valueAt(solution.value, ['benefits']) as readonly unknown[]).flatMap((_, index) => {
    const path = ['benefits', index, 'link', 'page'];
    const page = valueAt(solution.value, path);
    if (page === undefined || pages.includes(String(page))) return [];
    return [refuse(solution, path, `page\u00a0: lu « ${page} »`, `écrivez l’un de ${pages.join(', ')}`)];
  });
}

/** Other names of countries without a rate. */
function checkSynonyms({ exports, destinations }: Whole): ContentError[] {
  const synonyms = written(exports, 'callRatesSynonyms');
  return Object.keys(synonyms.value as object)
    .filter((name) => !destinations.includes(name))
    .map((name) =>
      refuse(
        synonyms,
        [name],
        `aucun tarif n’est celui de « ${name} »`,
        'écrivez un pays de content/call-rates.csv, ou retirez-le',
      ),
    );
}

function written(exports: ReadContent['exports'], name: string): ContentValue {
  const found = exports[name];
  if (found === undefined) throw new Error(`no file of content/ is "${name}"`);
  return found;
}

function refuse(
  { file, lineOf }: ContentValue,
  path: readonly PropertyKey[],
  problem: string,
  fix: string,
): ContentError {
  return new ContentError(file, lineOf(path), problem, fix);
}
