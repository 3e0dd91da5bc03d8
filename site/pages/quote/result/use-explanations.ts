import { useState } from 'react';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { QuoteLineKey } from '#domain/quote/price/itemise-quote.ts';
import type { PricedForm } from '#site/pages/quote/form/state/use-quote-form.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

interface Explanations {
  readonly wanted: boolean;
  /** Whether they couldn't be loaded when they were requested. */
  readonly failed: boolean;
  readonly toggle: () => void;
  /** The reason for a line's price; `undefined` until it is requested and loaded. */
  readonly explain: (key: QuoteLineKey) => string | undefined;
}

const load = () => import('#domain/quote/price/explain-price.ts');

/** « Pourquoi ce prix ? » below each line of the quote, loaded when first requested. */
export function useExplanations({ request, itemised }: PricedForm, catalogue: Catalogue): Explanations {
  const [state, setState] = useState<'hidden' | 'wanted' | 'failed'>('hidden');
  const wanted = state === 'wanted';
  const rules = useOnDemand(load, wanted, () => setState('failed'));
  const sentences = rules?.explainPrice(request, itemised, catalogue);
  return {
    wanted,
    failed: state === 'failed',
    toggle: () => setState(wanted ? 'hidden' : 'wanted'),
    explain: (key) => sentences?.get(key),
  };
}
