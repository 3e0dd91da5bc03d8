import { checkLinks } from './check/check-links.ts';
import { checkPresets, checkPrices, checkResellers } from './check/check-prices.ts';
import { checkPublicFiles } from './check/check-public-files.ts';
import {
  checkBrand,
  checkCopies,
  checkDays,
  checkPageLinks,
  checkPages,
  checkSynonyms,
  checkTermsVersion,
} from './check/check-texts.ts';
import { type ContentError, gatherMistakes } from './read/content-error.ts';
import { checkFolders } from './read/content-folders.ts';
import { readContent, type WholeContent } from './read-content.ts';

/** What must be true of all files together, checked once each can be read. */
const rules: readonly ((content: WholeContent) => readonly ContentError[])[] = [
  checkBrand,
  checkPages,
  checkPresets,
  checkResellers,
  checkPageLinks,
  checkSynonyms,
  checkPublicFiles,
  checkPrices,
  checkDays,
  checkCopies,
  checkTermsVersion,
  checkLinks,
];

/** Whether a message only asks for `npm run keep-terms` or `keep-catalogue`, the step after a correct edit. */
export const isNextStep = (message: string): boolean => /npm run keep-(?:terms|catalogue)/.test(message);

/** Every mistake in `content/`, for its owner: no command accepts what another refuses. `today` is the day in Paris. */
export function findMistakes(root: string, today: string, content = readContent(root)): readonly ContentError[] {
  const unread = [...content.mistakes, ...checkFolders(root)];
  if (unread.length > 0) return unread;
  const { attempt, mistakes } = gatherMistakes();
  const found = rules.flatMap((rule) => attempt(() => rule({ ...content, root, today })));
  return [...found.flat(), ...mistakes];
}
