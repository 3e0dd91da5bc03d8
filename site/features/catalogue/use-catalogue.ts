import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { useBrowserValue } from '#ui/use-browser-value.ts';

/** The current catalogue; the first render takes the one that the page was prerendered with (`data-catalogue` of `<html>`). */
export function useCatalogue(): Catalogue {
  return useBrowserValue(today, prerendered);
}

const today = (): Catalogue => currentCatalogue(catalogues, new Date());

function prerendered(): Catalogue {
  if (typeof document === 'undefined') return today();
  const { catalogue } = document.documentElement.dataset;
  return catalogues.find(({ id }) => id === catalogue) ?? today();
}
