import type { DraftStorage } from '#site/pages/quote/form/draft.ts';

const key = 'neolis.kept-quote';

/** The saved choices of the quote that the visitor keeps to compare, until the tab is closed. */
export function loadKeptQuote(storage: () => DraftStorage): string | undefined {
  try {
    return storage().getItem(key) || undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a quote's choices instead of those kept before; an empty text forgets them. */
export function saveKeptQuote(storage: () => DraftStorage, saved: string): void {
  try {
    storage().setItem(key, saved);
  } catch {
    // The browser refuses storage: the two are compared as long as the dialog is open.
  }
}
