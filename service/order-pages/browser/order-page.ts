/**
 * The script of the order pages: folds lines on phones, groups and checks a SIRET as it is typed, copies values by a
 * button. The pages are complete without it.
 */
import { checkSiret } from './check-siret.ts';
import { copyByButton } from './copy-by-button.ts';

if (matchMedia('(max-width: 39.99rem)').matches) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.lines')) fold.open = false;
}
checkSiret();
copyByButton();
