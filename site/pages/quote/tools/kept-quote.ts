import { tryStorage } from '#ui/try-storage.ts';

const key = 'neolis.kept-quote';

/** The saved choices of the quote that the visitor keeps to compare, until the tab is closed. */
export function loadKeptQuote(): string | undefined {
  return tryStorage(() => sessionStorage.getItem(key)) || undefined;
}

/**
 * Keeps a quote's choices instead of those kept before; an empty text forgets them. If the browser refuses storage, the
 * two are compared as long as the dialog is open.
 */
export function saveKeptQuote(saved: string): void {
  tryStorage(() => sessionStorage.setItem(key, saved));
}
