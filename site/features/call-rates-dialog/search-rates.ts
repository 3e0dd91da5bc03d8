import { callRates } from '#content/call-rates.ts';
import { callRatesSynonyms } from '#content/call-rates-synonyms.ts';
import { callRatesTexts as texts } from '#content/call-rates-texts.ts';
import {
  type CallDestination,
  filterDestinations,
  groupCallRates,
  type RatesMode,
  type RateZone,
  rateZones,
} from '#domain/calls/call-rates.ts';
import { classifyNumber, type NumberKind } from '#domain/calls/number-rate.ts';
import { formatCount, formatCounted } from '#domain/money.ts';
import { asksForPrice, describeNumber } from './describe-number.ts';

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

/** How many of the destinations found are in a zone. */
export function countIn(zone: RateZone, { destinations }: RatesSearch): number {
  return destinations.filter((row) => row.zone === zone).length;
}

/** The zone to show: the current one if it has results or none has; otherwise the first one with results. */
export function zoneToShow(shown: RateZone, search: RatesSearch): RateZone {
  return [shown, ...rateZones].find((zone) => countIn(zone, search) > 0) ?? shown;
}

/** The whole result of a search in one sentence, for screen readers; empty without a search. */
export function announceSearch(search: RatesSearch, mode: RatesMode): string {
  const { text, number, destinations } = search;
  if (text.trim() === '') return '';
  if (number !== undefined) {
    const { name, cost } = describeNumber(number, mode);
    if (cost !== undefined) return `${name}. ${texts.tenMinutes}\u00a0: ${cost}`;
    return asksForPrice(number) ? `${name} ${texts.askForNumber}.` : name;
  }
  const [first] = destinations;
  if (first === undefined) return notFound(text);
  const typed = quoted(text);
  if (destinations.length === 1) {
    return `${typed} donne une destination\u00a0: ${first.destination}, ${inTab(first.zone)}.`;
  }
  const places = rateZones
    .filter((zone) => countIn(zone, search) > 0)
    .map((zone) => `${formatCount(countIn(zone, search))} ${inTab(zone)}`);
  return `${typed} donne ${countLabel(destinations.length)}\u00a0: ${places.join(', ')}.`;
}

const inTab = (zone: RateZone): string => `dans l’onglet ${texts.zones[zone]}`;

/** What a search says that finds nothing. */
export function notFound(text: string): string {
  return `${texts.notFound} ${quoted(text)}. ${texts.searchAgain}`;
}

const quoted = (text: string): string => `«\u202f${text.trim()}\u202f»`;

/** A number of destinations in words. */
export function countLabel(count: number): string {
  return formatCounted(count, 'destination', 'destinations');
}
