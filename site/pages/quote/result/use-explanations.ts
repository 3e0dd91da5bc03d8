import { useState } from 'react';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import type { QuoteLineKey } from '#domain/quote/itemise-quote.ts';
import type { PricedForm } from '#site/pages/quote/form/use-quote-form.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface Explanations {
  readonly wanted: boolean;
  readonly toggle: () => void;
  /** The reason for a line's price; `undefined` until it is requested and loaded. */
  readonly explain: (key: QuoteLineKey) => string | undefined;
}

const load = () => import('#domain/quote/explain-price.ts');

/** « Pourquoi ce prix ? » below each line of the quote, loaded when first requested. */
export function useExplanations({ request, itemised }: PricedForm, catalogue: Catalogue): Explanations {
  const [wanted, setWanted] = useState(false);
  const rules = useOnDemand(load, wanted);
  const sentences = rules?.explainPrice(request, itemised, catalogue);
  return {
    wanted,
    toggle: () => setWanted((current) => !current),
    explain: (key) => sentences?.get(key),
  };
}
