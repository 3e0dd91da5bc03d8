import { catalogues } from '#content/catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { currentCatalogue } from '#domain/quote/catalogue/catalogue-validity.ts';
import { useBrowserValue } from '#ui/use-browser-value.ts';

/** The current catalogue; the first render takes the one that the page was prerendered with (`data-catalogue` of `<html>`). */
export function useCatalogue(): Catalogue {
  return useBrowserValue(today, prerendered);
}

let opened: Catalogue | undefined;

/** That of the day when the page was opened: while it stays open, no price on it changes and no choice goes away. */
const today = (): Catalogue => {
  opened ??= currentCatalogue(catalogues, new Date());
  return opened;
};

function prerendered(): Catalogue {
  if (typeof document === 'undefined') return today();
  const { catalogue } = document.documentElement.dataset;
  return catalogues.find(({ id }) => id === catalogue) ?? today();
}
