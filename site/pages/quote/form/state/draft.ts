import { readSession, writeSession } from '#ui/try-storage.ts';
import { controlDefaults, type QuoteControls } from './quote-state.ts';

/** Where the draft is stored, until the tab is closed. */
export const draftKey = 'neolis.quote-draft';
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
  writeSession(heldKey, [catalogueId, shown]);
}

/** What {@link saveHeldPrices} stored when the page was left. */
export function loadHeldPrices(): { readonly catalogueId: unknown; readonly shown: boolean } {
  const stored = readSession(heldKey);
  const [catalogueId, shown] = Array.isArray(stored) ? stored : [];
  return { catalogueId, shown: shown === true };
}
