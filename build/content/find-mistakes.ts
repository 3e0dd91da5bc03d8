import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPublishedCatalogues, readPublishedCatalogues } from '#build/published-catalogues.ts';
import type { Catalogue } from '#content/catalogue.ts';
import type { CompanyContent } from '#content/company.ts';
import type { PageEntry } from '#content/pages.ts';
import type { ReadyStart } from '#content/ready-starts.ts';
import { currentCatalogue } from '#domain/quote/catalogue-validity.ts';
import { checkCatalogues } from './check-catalogue.ts';
import { checkCompany } from './check-company.ts';
import { checkDemoTopics } from './check-demo-topics.ts';
import { checkPages } from './check-pages.ts';
import { checkPriceJumps } from './check-price-jumps.ts';
import { checkReadyStarts } from './check-ready-starts.ts';
import { checkTestimonials } from './check-testimonials.ts';
import { checkTypes } from './check-types.ts';
import { attempt, type ContentError } from './content-error.ts';
import { type ContentModule, findSyntaxMistake } from './content-module.ts';
import { readFrenchRates } from './read-call-rates.ts';
import { readContentFile } from './read-content-file.ts';

type Exports = Readonly<Record<string, unknown>>;
/** The exports of the content files, once each is correct. */
interface Content {
  readonly catalogues: readonly [Catalogue, ...Catalogue[]];
  readonly company: CompanyContent;
  readonly pages: Readonly<Record<string, PageEntry>>;
  readonly readyStarts: readonly ReadyStart[];
}
type Check = (root: string, module: ContentModule, exported: Exports) => ContentError[];

/** Checks of files beyond their types, by file name. */
const checks: Readonly<Record<string, Check>> = {
  'content/catalogue.ts': (_root, module, { catalogues }) => checkCatalogues(module, catalogues),
  'content/company.ts': (_root, module, { company }) => checkCompany(module, company),
  'content/demo-topics.ts': (root, module, { demoTopics }) => checkDemoTopics(root, module, demoTopics),
  'content/pages.ts': (root, module, { pages }) => checkPages(root, module, pages),
  'content/testimonials.ts': (_root, module, { testimonials }) => checkTestimonials(module, testimonials),
};
const catalogueFile = 'content/catalogue.ts';
const startsFile = 'content/ready-starts.ts';
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
  const ofValues = [
    ...modules.flatMap((module) => {
      const values = exported[module.file];
      return (values && checks[module.file]?.(root, module, values)) ?? [];
    }),
    ...attempt(() => readFrenchRates(ratesFile, readContentFile(join(root, ratesFile), ratesFile))),
  ];
  if (ofValues.length > 0) return ofValues;
  // A wrong name in one file is a type error in the files that use it, so types are checked once it is right.
  const ofTypes = checkTypes(root, modules);
  if (ofTypes.length > 0) return ofTypes;

  // Imported only now: these read the company's values, whatever the file contains.
  const { checkTexts } = await import('./check-texts.ts');
  const { company, pages, catalogues, readyStarts } = Object.assign({}, ...Object.values(exported)) as Content;
  const startsModule = readModule(root, startsFile);
  const catalogueModule = readModule(root, catalogueFile);
  const jumps = checkPriceJumps(catalogueModule, catalogues);
  const catalogue = currentCatalogue(catalogues, new Date(`${today}T12:00:00Z`));
  return [
    // A slip is corrected before the catalogue is kept.
    ...(jumps.length > 0
      ? jumps
      : checkPublishedCatalogues(catalogueModule, catalogues, readPublishedCatalogues(root), today)),
    ...attempt(() => checkReadyStarts(startsModule.file, startsModule.source, readyStarts, catalogue)),
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
