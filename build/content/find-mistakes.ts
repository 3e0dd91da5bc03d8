import { checkCatalogueSums } from '#build/catalogue-sums.ts';
import { checkFolders } from './check/check-folders.ts';
import { checkLinks } from './check/check-links.ts';
import { checkPriceJumps } from './check/check-price-jumps.ts';
import { checkTextFiles } from './check/check-text-files.ts';
import { checkTexts } from './check/check-texts.ts';
import { type ContentError, readEach } from './read/content-error.ts';
import { readContent, type WholeContent } from './read-content.ts';

/** Whether a message only asks for `npm run keep-terms` or `keep-catalogue`, the step after a correct edit. */
export const isNextStep = (message: string): boolean => /npm run keep-(?:terms|catalogue)/.test(message);

/**
 * Every mistake in `content/`, with messages for its owner; `today` is the day in Paris, `YYYY-MM-DD`. The build, the
 * development server and `npm run check-publication` use it, so that none accepts what another refuses.
 */
export function findMistakes(root: string, today: string, content = readContent(root)): readonly ContentError[] {
  const strays = checkFolders(root);
  const isStray = ({ file }: ContentError): boolean => strays.some((stray) => stray.file === file);
  const mistakes = [...content.mistakes.filter((mistake) => !isStray(mistake)), ...strays];
  if (mistakes.length > 0) return mistakes;
  const checks = [checkTextFiles, checkPrices, checkTexts, checkLinks];
  const { found, mistakes: unread } = readEach(checks, (check) => check({ ...content, root, today }));
  return [...found.flat(), ...unread];
}

/** A slip is corrected before the catalogue is kept. */
function checkPrices({ root, catalogues, today }: WholeContent): readonly ContentError[] {
  const jumps = checkPriceJumps(catalogues);
  return jumps.length > 0 ? jumps : checkCatalogueSums(root, catalogues, today);
}
