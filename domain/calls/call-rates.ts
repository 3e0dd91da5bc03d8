import type { TenThousandths } from '#domain/money.ts';
import { foldText } from '#domain/typed-text.ts';

export const rateZones = ['france', 'europe', 'world'] as const;
export type RateZone = (typeof rateZones)[number];

/** Fixed line, mobile, special number. */
export type RateType = 'FIX' | 'MOB' | 'SPC';

/** A parsed row of `content/call-rates.csv`. */
export interface CallRate {
  readonly zone: RateZone;
  /** Country in French. */
  readonly destination: string;
  readonly type: RateType;
  /** Euros before tax per minute, in ten-thousandths: 138 is 0.0138 €. */
  readonly rate: TenThousandths;
  /** Whether the provider has confirmed the rate; a provisional one reads « indicatif ». */
  readonly status: 'confirmed' | 'provisional';
  /** Prefixes of the numbers of this kind, country code first, digits only: `32` for Belgium. */
  readonly prefixes: readonly string[];
}

/** The column of a kind of number. */
export const columnOf = { FIX: 'fixed', MOB: 'mobile', SPC: 'special' } as const satisfies Record<RateType, string>;
type RateColumn = (typeof columnOf)[RateType];

/** A destination as the table shows it: one row, with the rates known for each kind of number. */
export interface CallDestination extends Readonly<Partial<Record<RateColumn, CallRate>>> {
  readonly zone: RateZone;
  readonly destination: string;
}

/** What the dialog shows: rates per minute, or what the widest unlimited plan includes. */
export type RatesMode = 'payAsYouGo' | 'unlimited';

/** The content of a table cell: a rate, « Inclus », or « — » if no rate is known. */
export type RateCell = CallRate | 'included' | undefined;

const frenchOrder = new Intl.Collator('fr');
const lineKinds = ['fixes', 'mobiles', 'portables', 'gsm'];
/** What people write before a country: « vers le Maroc », « d’Italie ». */
const leadingWords = /^(?:(?:le|la|les|l|vers|en|a|au|aux|du|des|de|d) )+/;

/** Groups rates by destination, in French alphabetical order. If a kind is listed twice, the first row counts. */
export function groupCallRates(rates: readonly CallRate[]): CallDestination[] {
  const byName = new Map<string, CallDestination>();
  for (const rate of rates) {
    const key = `${rate.zone} ${rate.destination}`;
    const known = byName.get(key) ?? { zone: rate.zone, destination: rate.destination };
    byName.set(key, { [columnOf[rate.type]]: rate, ...known });
  }
  return [...byName.values()].sort((a, b) => frenchOrder.compare(a.destination, b.destination));
}

/**
 * Destinations whose name contains the search, ignoring case; an empty search keeps everything. Accents and punctuation
 * count only if they are typed and found. Otherwise those of which a name begins with it; then the same for the search
 * without leading words, or without the kind of line.
 */
export function filterDestinations(
  destinations: readonly CallDestination[],
  search: string,
  synonyms: Readonly<Record<string, readonly string[]>> = {},
): CallDestination[] {
  const typed = toLower(search.trim());
  const exact = destinations.filter(({ destination }) => toLower(destination).includes(typed));
  const words = toWords(search);
  if (words === '' || (exact.length > 0 && /\p{M}/u.test(typed.normalize('NFD')))) return exact;
  const named = (wanted: string) =>
    destinations.filter((row) => exact.includes(row) || toWords(row.destination).includes(wanted));
  const others = new Map(Object.entries(synonyms));
  const begun = (wanted: string) =>
    destinations.filter(({ destination }) =>
      [destination, ...(others.get(destination) ?? [])].some((name) => inOneWord(name).startsWith(inOneWord(wanted))),
    );
  const bare = words.split(' ').filter((word) => !lineKinds.some((kind) => kind.startsWith(word)));
  const rests = [words, bare.join(' ')].map((text) => text.replace(leadingWords, ''));
  for (const wanted of [words, ...rests].filter(Boolean)) {
    const found = [named, begun].map((find) => find(wanted)).find(({ length }) => length > 0);
    if (found) return found;
  }
  return [];
}

/** What the table shows of a destination's rate of one kind. */
export function rateCell({ zone, ...rates }: CallDestination, column: RateColumn, mode: RatesMode): RateCell {
  return mode === 'unlimited' && isIncludedInUnlimited(zone, column) ? 'included' : rates[column];
}

/** Whether the widest unlimited plan covers this: all of France, and fixed lines in Europe. */
export function isIncludedInUnlimited(zone: RateZone, column: RateColumn): boolean {
  return column !== 'special' && (zone === 'france' || (zone === 'europe' && column === 'fixed'));
}

function toLower(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('fr').replaceAll('’', "'");
}

/** Letters and digits with a space for what is between them; the dots of initials don't count: `U.S.A.` is `usa`. */
function toWords(text: string): string {
  return foldText(text)
    .replaceAll(/\.(?=\w\b)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function inOneWord(text: string): string {
  return toWords(text).replaceAll(' ', '');
}
