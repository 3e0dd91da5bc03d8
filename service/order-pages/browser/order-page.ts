/**
 * The script of the order pages: folds lines on phones, checks what is typed by the domain's rules, copies values by a
 * button. The pages are complete without it.
 */
import { checkAddresses } from './check-addresses.ts';
import { checkEmail } from './check-email.ts';
import { checkSiret } from './check-siret.ts';
import { copyByButton } from './copy-by-button.ts';

if (matchMedia('(max-width: 39.99rem)').matches) {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.lines')) fold.open = false;
}
checkEmail();
checkSiret();
checkAddresses();
copyByButton();
