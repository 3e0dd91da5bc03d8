import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompanyContent } from '#content/company.ts';
import type { PageEntry } from '#content/pages.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { checkBrand, checkColours, checkLogo } from './check-brand.ts';
import { checkCompany } from './check-company.ts';
import { checkDemoTopics } from './check-demo-topics.ts';
import { checkEntries } from './check-entries.ts';
import { checkHomePictures } from './check-home-pictures.ts';
import { checkLegalChoices, checkQuotePresets, checkResellers, checkTestimonials } from './check-numbers.ts';
import { checkDescriptions, checkPages } from './check-pages.ts';
import { checkTypes } from './check-types.ts';
import { checkExports, checkFolders } from './check-uses.ts';
import { checkWords } from './check-words.ts';
import { attempt, type ContentError } from './content-error.ts';
import { type ContentModule, exportOf, findSyntaxMistake } from './content-module.ts';
import type { ContentValue } from './content-value.ts';
import { readFrenchRates } from './read-call-rates.ts';
import { readContentFile } from './read-content-file.ts';

type Exports = Readonly<Record<string, unknown>>;
/** The exports of the content files, once each is correct. */
interface Content {
  readonly company: CompanyContent;
  readonly pages: Readonly<Record<string, PageEntry>>;
}
type Check = (value: ContentValue, place: { readonly root: string; readonly today: string }) => ContentError[];

/** Checks of files beyond their types, by file and export. */
const checks: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'content/brand.ts': { brand: checkBrand, logo: checkLogo },
  'content/brand-look.ts': { colours: checkColours },
  'content/company.ts': { company: (company, { today }) => checkCompany(company, today) },
  'content/demo-topics.ts': { demoTopics: (topics, { root }) => checkDemoTopics(topics, root) },
  'content/home.ts': { homePictures: (pictures, { root }) => checkHomePictures(pictures, root) },
  'content/legal-choices.ts': { legalChoices: checkLegalChoices },
  'content/pages.ts': { pages: (pages, { root }) => checkPages(pages, root), descriptions: checkDescriptions },
  'content/testimonials.ts': { testimonials: checkTestimonials },
};
const ratesFile = 'content/call-rates.csv';

/**
 * Every mistake in `content/`, with messages for its owner; `today` is the day in Paris, `YYYY-MM-DD`. The build and
 * `npm run check-publication` both use it, so that neither accepts what the other refuses.
 */
export async function findMistakes(root: string, today: string): Promise<readonly ContentError[]> {
  const modules: ContentModule[] = [];
  const unreadable = readdirSync(join(root, 'content'))
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => attempt(() => modules.push(readModule(root, `content/${name}`))));
  const broken = [...unreadable, ...modules.flatMap((module) => findSyntaxMistake(module) ?? [])];
  if (broken.length > 0) return broken;

  const exported = await loadModules(root, modules);
  // A file that these import and that can't run is reported by the compiler; imported, it would end the process.
  const values = ['content/company.ts', 'content/legal-choices.ts'].map((file) => exported[file]);
  if (values.includes(undefined)) return checkTypes(root, modules);
  const { readCatalogues, readWrittenCatalogues } = await import('./read-catalogues.ts');
  const { catalogues, mistakes: ofCatalogues } = readWrittenCatalogues(root);
  const ofValues = [
    ...modules.flatMap((module) => {
      const values = exported[module.file];
      return Object.entries((values && checks[module.file]) ?? {}).flatMap(([name, check]) =>
        check(exportOf(module, name, values?.[name]), { root, today }),
      );
    }),
    ...ofCatalogues,
    ...attempt(() => readFrenchRates(ratesFile, readContentFile(join(root, ratesFile), ratesFile))),
  ];
  if (ofValues.length > 0) return ofValues;
  // A wrong name in one file is a type error in the files that use it, so types are checked once it is right.
  const ofTypes = checkTypes(root, modules);
  if (ofTypes.length > 0) return ofTypes;
  const ofUses = [...checkExports(root, modules, exported), ...checkFolders(root)];
  if (ofUses.length > 0) return ofUses;

  // Imported only now: these read the company's values, whatever the file contains.
  const { checkPriceJumps } = await import('./check-price-jumps.ts');
  const { checkTexts } = await import('./check-texts.ts');
  const { checkCatalogueSums } = await import('#build/catalogue-sums.ts');
  const { company, pages } = Object.assign({}, ...Object.values(exported)) as Content;
  const written = (file: string, name: string): ContentValue =>
    exportOf(readModule(root, file), name, exported[file]?.[name]);
  const ofWords = modules.flatMap((module) => {
    const values = exported[module.file] ?? {};
    return [...checkWords(module, values, company), ...checkEntries(module, values)];
  });
  const jumps = checkPriceJumps(catalogues);
  const ofPublished = (): readonly ContentError[] => {
    let found: readonly ContentError[] = [];
    const damaged = attempt(() => {
      found = checkCatalogueSums(root, catalogues, today);
    });
    return [...damaged, ...found];
  };
  const catalogue = currentCatalogue(readCatalogues(root), new Date(`${today}T12:00:00Z`));
  return [
    ...ofWords,
    ...checkResellers(written('content/resellers.ts', 'resellers'), catalogue),
    // A slip is corrected before the catalogue is kept.
    ...(jumps.length > 0 ? jumps : ofPublished()),
    ...checkQuotePresets(written('content/quote-presets.ts', 'quotePresets'), catalogue),
    ...checkTexts({ root, today, pages, termsVersion: company.termsVersion }),
  ];
}

function readModule(root: string, file: string): ContentModule {
  return { file, source: readContentFile(join(root, file), file) };
}

/** The exports of each file; a file that can't run has none, and the compiler says why. */
async function loadModules(
  root: string,
  modules: readonly ContentModule[],
): Promise<Readonly<Record<string, Exports | undefined>>> {
  const entries = modules.map(async ({ file }) => {
    const exported: Exports | undefined = await import(pathToFileURL(join(root, file)).href).catch(() => undefined);
    return [file, exported] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
