import { fillPrices } from '#domain/quote/price/price-texts.ts';
import { useCatalogue } from './use-catalogue.ts';

/** Fills the prices of a text with those of the current catalogue. */
export function usePrices(): (text: string) => string {
  const catalogue = useCatalogue();
  return (text) => fillPrices(text, catalogue);
}
