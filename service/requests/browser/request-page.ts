/** The script of the pages with a request's form: asks about the e-mail address. They are complete without it. */
import { checkEmail } from '#service/orders/browser/check-email.ts';
import { dropRefusals } from '#service/orders/browser/live-message.ts';

checkEmail();
dropRefusals();
