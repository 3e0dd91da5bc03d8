import { callRates } from '#content/call-rates.ts';
import { callRatesSynonyms } from '#content/call-rates-synonyms.ts';
import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import {
  type CallDestination,
  filterDestinations,
  groupCallRates,
  type RateZone,
  rateZones,
} from '#domain/calls/call-rates.ts';
import { classifyNumber, type NumberKind } from '#domain/calls/number-rate.ts';

interface RatesSearch {
  readonly text: string;
  /** The result for a typed number. */
  readonly number: NumberKind | undefined;
  /** The destinations found in every zone; all of them without a search. */
  readonly destinations: readonly CallDestination[];
}

/** The kinds of lines, in words. */
export const lineKinds = { FIX: texts.columns.fixed, MOB: texts.columns.mobile, SPC: texts.special } as const;

const everywhere = groupCallRates(callRates);

/** Searches all zones for a name, or for the destination of a number. */
export function searchRates(text: string): RatesSearch {
  const number = classifyNumber(text, callRates);
  return { text, number, destinations: findDestinations(text, number) };
}

function findDestinations(text: string, number: NumberKind | undefined): readonly CallDestination[] {
  if (number === undefined) return filterDestinations(everywhere, text, callRatesSynonyms);
  if (number.kind !== 'rate') return [];
  const { destination, zone } = number.rate;
  return everywhere.filter((row) => row.destination === destination && row.zone === zone);
}

/** The zone to show: the current one if it has results or none has; otherwise the first one with results. */
export function zoneToShow(shown: RateZone, { destinations }: RatesSearch): RateZone {
  return [shown, ...rateZones].find((zone) => destinations.some((row) => row.zone === zone)) ?? shown;
}
