import { readSession, tryStorage, writeSession } from '#ui/try-storage.ts';
import { controlDefaults, type QuoteControls } from './quote-state.ts';

/** Where the draft is stored, until the tab is closed. */
export const draftKey = 'neolis.quote-draft';
const priceKey = 'neolis.quote-price-of';
const heldKey = 'neolis.quote-held-prices';

/** Stores every field, for a reload or a visit of the payment page. */
export function saveDraft(controls: QuoteControls): void {
  writeSession(draftKey, controls);
}

/** The stored values by the name of their control; empty if nothing readable was stored. */
export function loadDraft(): Readonly<Record<string, string | boolean>> {
  const draft = readSession(draftKey);
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => typeof value === typeof controlDefaults[name as keyof QuoteControls],
    ),
  );
}

/** Stores which catalogue's prices hold for the form (empty: today's), and whether one was shown, to be restored with it. */
export function saveHeldPrices(catalogueId: string, shown: boolean): void {
  tryStorage(() => {
    sessionStorage.setItem(heldKey, catalogueId);
    sessionStorage.setItem(priceKey, shown ? catalogueId : '');
  });
}

/** The catalogue whose prices held when the page was left, and the one of the price that was shown; empty if none. */
export function loadHeldPrices() {
  const read = (key: string): string => tryStorage(() => sessionStorage.getItem(key)) ?? '';
  return { held: read(heldKey), shown: read(priceKey) };
}
