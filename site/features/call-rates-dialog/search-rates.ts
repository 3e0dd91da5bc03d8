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
import { formatCounted } from '#domain/money.ts';

interface RatesSearch {
  readonly text: string;
  /** The result for a typed number. */
  readonly number: NumberKind | undefined;
  /** The destinations found in every zone; all of them without a search. */
  readonly destinations: readonly CallDestination[];
}

const everywhere = groupCallRates(callRates);

/** Searches all zones for a name, or for the destination of a number. */
export function searchRates(text: string): RatesSearch {
  const number = classifyNumber(text, callRates);
  if (number === undefined)
    return { text, number, destinations: filterDestinations(everywhere, text, callRatesSynonyms) };
  if (number.kind !== 'rate') return { text, number, destinations: [] };
  const { destination, zone } = number.rate;
  return {
    text,
    number,
    destinations: everywhere.filter((row) => row.destination === destination && row.zone === zone),
  };
}

/** The zone to show: the current one if it has results or none has; otherwise the first one with results. */
export function zoneToShow(shown: RateZone, { destinations }: RatesSearch): RateZone {
  return [shown, ...rateZones].find((zone) => destinations.some((row) => row.zone === zone)) ?? shown;
}

/** What a search says that finds nothing. */
export function notFound(text: string): string {
  return `${texts.notFound} «\u202f${text.trim()}\u202f». ${texts.searchAgain}`;
}

/** A number of destinations in words. */
export function countLabel(count: number): string {
  return formatCounted(count, 'destination', 'destinations');
}
