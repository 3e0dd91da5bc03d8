import { addDays, type ParisDay, parisDay } from '#domain/calendar.ts';
import type { Catalogue } from './catalogue.ts';

/** How many days a price that was shown is still honoured. */
const priceGuaranteeDays = 30;

/** The catalogue that prices new quotes at an instant: the latest one that has begun, or the earliest if none has. */
export function currentCatalogue(catalogues: readonly [Catalogue, ...Catalogue[]], now: Date): Catalogue {
  return honouredCatalogues(catalogues, now)[0];
}

/** Catalogues whose prices orders may have: valid in the last 30 days, newest first, or the first before it begins. */
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

/** The last day to order at a catalogue's prices: 30 days from today, or from the last day of an earlier catalogue. */
export function honouredUntil(catalogue: Catalogue, catalogues: readonly Catalogue[], today: ParisDay): ParisDay {
  const [successor] = catalogues
    .map(({ validFrom }) => validFrom)
    .filter((validFrom) => validFrom > catalogue.validFrom)
    .sort();
  const last = addDays(today, priceGuaranteeDays);
  if (successor === undefined) return last;
  const lastOfEarlier = addDays(successor, priceGuaranteeDays - 1);
  return lastOfEarlier < last ? lastOfEarlier : last;
}
