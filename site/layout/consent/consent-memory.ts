/** What the visitor allowed: everything, or only what makes the site work. Stored as is under `cookiesAccepted`. */
export type CookieChoice = 'true' | 'essential';

const choiceKey = 'cookiesAccepted';
// Separate from the choice, whose stored value is specified.
const dateKey = 'cookiesAcceptedAt';
const memoryInMonths = 6;

/**
 * The choice that is still valid at `now`, or `null` if there is none or it is older than six months (after which the
 * CNIL wants it asked again). A choice without a date is valid: its six months start when it is first read.
 */
export function recallChoice(storage: Pick<Storage, 'getItem' | 'setItem'>, now: Date): CookieChoice | null {
  const choice = storage.getItem(choiceKey);
  if (choice !== 'true' && choice !== 'essential') return null;
  const until = new Date(storage.getItem(dateKey) ?? Number.NaN);
  if (Number.isNaN(until.getTime())) {
    storage.setItem(dateKey, now.toISOString());
    return choice;
  }
  until.setMonth(until.getMonth() + memoryInMonths);
  return now < until ? choice : null;
}

/** Stores the choice and its date. */
export function rememberChoice(storage: Pick<Storage, 'setItem'>, choice: CookieChoice, now: Date): void {
  storage.setItem(choiceKey, choice);
  storage.setItem(dateKey, now.toISOString());
}
