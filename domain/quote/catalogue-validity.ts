import type { Catalogue } from '#content/catalogue.ts';
import { addDays, parisDay } from '#domain/calendar.ts';

/** Days during which a price once shown is still honoured. */
export const priceGuaranteeDays = 30;

/** The catalogue that prices new quotes at an instant: the latest one that has begun, else the earliest. */
export function currentCatalogue(catalogues: readonly [Catalogue, ...Catalogue[]], now: Date): Catalogue {
  return honouredCatalogues(catalogues, now)[0];
}

/**
 * Catalogues valid at some time in the last 30 days, the newest first: an order may hold the price of any of them.
 * Before the first catalogue begins, it is the only one.
 */
export function honouredCatalogues(
  catalogues: readonly [Catalogue, ...Catalogue[]],
  now: Date,
): [Catalogue, ...Catalogue[]] {
  const today = parisDay(now);
  const since = addDays(today, -priceGuaranteeDays);
  const begun = catalogues
    .filter(({ validFrom }) => validFrom <= today)
    .sort((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  const [current = catalogues[0], ...earlier] = begun;
  return [current, ...earlier.filter((_, index) => (begun[index]?.validFrom ?? '') > since)];
}
