import { quoteFormDefaults } from '#domain/quote/quote-form.ts';
import type { QuoteControls } from './quote-state.ts';

/** What of the browser's storage a draft needs; a test passes its own. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

const key = 'neolis.quote-draft';
const priceKey = 'neolis.quote-price-shown';

/** Keeps every field as it stands until the tab closes: over a reload, the payment page and back. */
export function saveDraft(storage: () => DraftStorage, { form, acceptTerms }: QuoteControls): void {
  try {
    storage().setItem(key, JSON.stringify({ ...form, acceptTerms }));
  } catch {
    // A browser that refuses its storage, or has none left: the form works, a reload empties it.
  }
}

/** The values kept, by the name of their control; none where nothing readable was kept. */
export function loadDraft(storage: () => DraftStorage): Readonly<Record<string, string | boolean>> {
  try {
    const draft: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const kinds = { ...quoteFormDefaults, acceptTerms: false };
    return Object.fromEntries(
      Object.entries(draft).filter(([name, value]) => typeof value === typeof kinds[name as keyof typeof kinds]),
    );
  } catch {
    return {};
  }
}

/** Notes whether the form's price is on the screen, so that it comes back with the form. */
export function savePriceShown(storage: () => DraftStorage, shown: boolean): void {
  try {
    storage().setItem(priceKey, String(shown));
  } catch {
    // As above: the visitor asks for the price again.
  }
}

/** Whether the price was on the screen when the page was left. */
export function wasPriceShown(storage: () => DraftStorage): boolean {
  try {
    return storage().getItem(priceKey) === 'true';
  } catch {
    return false;
  }
}
