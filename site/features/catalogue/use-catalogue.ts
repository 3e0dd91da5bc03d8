import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import { useBrowserValue } from '#ui/use-browser-value.ts';

/** The current catalogue; the first render takes the one that the page was prerendered with (`data-catalogue` of `<html>`). */
export function useCatalogue(): Catalogue {
  return useBrowserValue(today, prerendered);
}

let opened: Catalogue | undefined;

/** The catalogue of the day when the page was opened, while honoured: no price on an open page changes, no choice goes away. */
const today = (): Catalogue => {
  const honoured = honouredCatalogues(catalogues, new Date());
  if (!opened || !honoured.includes(opened)) [opened] = honoured;
  return opened;
};

function prerendered(): Catalogue {
  if (typeof document === 'undefined') return today();
  const { catalogue } = document.documentElement.dataset;
  return catalogues.find(({ id }) => id === catalogue) ?? today();
}
