import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { tryStorage } from '#ui/try-storage.ts';
import type { QuoteControls } from './quote-state.ts';

/** Where the draft is stored, until the tab is closed. */
export const draftKey = 'neolis.quote-draft';
const priceKey = 'neolis.quote-price-of';

/** Stores every field, for a reload or a visit of the payment page. */
export function saveDraft({ form, acceptTerms }: QuoteControls): void {
  tryStorage(() => sessionStorage.setItem(draftKey, JSON.stringify({ ...form, acceptTerms })));
}

/** The stored values by the name of their control; empty if nothing readable was stored. */
export function loadDraft(): Readonly<Record<string, string | boolean>> {
  const draft: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(draftKey) ?? '{}'));
  if (typeof draft !== 'object' || draft === null) return {};
  const kinds = { ...quoteFormDefaults, acceptTerms: false };
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => typeof value === typeof kinds[name as keyof typeof kinds]),
  );
}

/** Stores which catalogue the shown price is of, so that it is restored with the form; empty if none is shown. */
export function saveShownCatalogue(id: string): void {
  tryStorage(() => sessionStorage.setItem(priceKey, id));
}

/** The catalogue of the price that was shown when the page was left; empty or `undefined` if none was. */
export function loadShownCatalogue(): string | null | undefined {
  return tryStorage(() => sessionStorage.getItem(priceKey));
}
