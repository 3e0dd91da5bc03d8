/** What the visitor allowed: everything, or only what makes the site work. Stored as is under `cookiesAccepted`. */
export type CookieChoice = 'true' | 'essential';

const choiceKey = 'cookiesAccepted';
// Separate from the choice, whose stored value is specified.
const dateKey = 'cookiesAcceptedAt';
const memoryInMonths = 6;

/** The choice if it is less than six months old (CNIL), otherwise `null`. One without a date is dated `now`. */
export function recallChoice(storage: Pick<Storage, 'getItem' | 'setItem'>, now: Date): CookieChoice | null {
  const choice = storage.getItem(choiceKey);
  if (!isChoice(choice)) return null;
  const until = new Date(storage.getItem(dateKey) ?? Number.NaN);
  if (Number.isNaN(until.getTime())) {
    storage.setItem(dateKey, now.toISOString());
    return choice;
  }
  until.setMonth(until.getMonth() + memoryInMonths);
  return now < until ? choice : null;
}

/** Calls `onChoice` when another tab stores a choice, until the returned function is called. */
export function followOtherTabs(onChoice: (choice: CookieChoice) => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    // Always changes, where the same choice stored again fires no event.
    if (key !== dateKey) return;
    const choice = recallChoice(localStorage, new Date());
    if (choice !== null) onChoice(choice);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Stores the choice, then its date, which other tabs follow. */
export function rememberChoice(storage: Pick<Storage, 'setItem'>, choice: CookieChoice, now: Date): void {
  storage.setItem(choiceKey, choice);
  storage.setItem(dateKey, now.toISOString());
}

function isChoice(stored: string | null): stored is CookieChoice {
  return stored === 'true' || stored === 'essential';
}
