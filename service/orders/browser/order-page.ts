/** The script of the order pages, which work without it: folds lines, checks and keeps what is typed, copies values. */
import { tryStorage } from '#ui/try-storage.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkEmail } from './check-email.ts';
import { checkSiret } from './check-siret.ts';
import { copyByButton } from './copy-by-button.ts';
import { foldLines } from './fold-lines.ts';
import { keepTyped } from './keep-typed.ts';
import { dropRefusals } from './live-message.ts';
import { sayWhatWasOrdered } from './say-what-was-ordered.ts';

foldLines();
tryStorage(keepTyped);
tryStorage(sayWhatWasOrdered);
checkEmail();
checkSiret();
checkAddresses();
dropRefusals();
copyByButton();
