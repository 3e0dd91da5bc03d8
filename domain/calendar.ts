/** Dates as the provider's office lives them: calendar days of Europe/Paris, whatever zone the machine is in. */

/** A calendar day in Europe/Paris, `YYYY-MM-DD`. Such days compare and sort as text. */
export type ParisDay = string;

const inParis = { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
// Each is made when first used, as the formats of amounts.
let dayFormat: Intl.DateTimeFormat | undefined;
let longFormat: Intl.DateTimeFormat | undefined;
const millisecondsPerDay = 86_400_000;

/** The day it is in Paris at an instant. Read part by part: how a locale joins them has changed between browser versions. */
export function parisDay(instant: Date): ParisDay {
  dayFormat ??= new Intl.DateTimeFormat('fr-FR', inParis);
  const parts = dayFormat.formatToParts(instant);
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value ?? '')
    .join('-');
}

/** The day `count` days after (or before, if negative) a day. Days are counted on the calendar, not in hours. */
export function addDays(day: ParisDay, count: number): ParisDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** A day in French words: `2026-11-01` → `1er novembre 2026`. The day holds to its month by U+00A0. */
export function formatDay(day: ParisDay): string {
  longFormat ??= new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' });
  return longFormat.format(new Date(day)).replace(/^1 /, '1er ').replace(' ', '\u00a0');
}
