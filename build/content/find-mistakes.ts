import { checkCatalogueSums } from '#build/catalogue-sums.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { checkFolders } from './check/check-folders.ts';
import { checkPriceJumps } from './check/check-price-jumps.ts';
import { checkTexts } from './check/check-texts.ts';
import { attempt, type ContentError } from './read/content-error.ts';
import { readCallRates } from './read/read-call-rates.ts';
import { readCatalogues, readWrittenCatalogues } from './read/read-catalogues.ts';
import { readContent } from './read-content.ts';
import { checkRules } from './rules.ts';

/** Whether a message only asks for `npm run keep-terms` or `keep-catalogue`, the step after a correct edit. */
export const isNextStep = (message: string): boolean => /npm run keep-(?:terms|catalogue)/.test(message);

/**
 * Every mistake in `content/`, with messages for its owner; `today` is the day in Paris, `YYYY-MM-DD`. The build, the
 * development server and `npm run check-publication` use it, so that none accepts what another refuses.
 */
export function findMistakes(root: string, today: string): readonly ContentError[] {
  const { exports, values, mistakes } = readContent(root);
  if (mistakes.length > 0) return mistakes;
  const { catalogues, mistakes: ofCatalogues } = readWrittenCatalogues(root, values);
  const destinations: string[] = [];
  const ofRates = attempt(() => {
    destinations.push(...readCallRates(root).map(({ destination }) => destination));
  });
  const ofFiles = [...ofCatalogues, ...ofRates, ...checkFolders(root)];
  if (ofFiles.length > 0) return ofFiles;
  const catalogue = currentCatalogue(readCatalogues(root, values), new Date(`${today}T12:00:00Z`));
  const jumps = checkPriceJumps(catalogues);
  const ofSums: ContentError[] = [];
  const ofKeptSums = attempt(() => ofSums.push(...checkCatalogueSums(root, catalogues, today)));
  return [
    ...checkRules({ root, exports, catalogue, destinations }),
    // A slip is corrected before the catalogue is kept.
    ...(jumps.length > 0 ? jumps : [...ofKeptSums, ...ofSums]),
    ...checkTexts({ root, today, values, exports }),
  ];
}
