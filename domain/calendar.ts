/** Dates as the provider's office sees them: calendar days in Europe/Paris, whatever the machine's time zone. */

/** A calendar day in Europe/Paris, `YYYY-MM-DD`. Such days compare and sort as text. */
export type ParisDay = string;

/** Created on first use: pages that only format days don't need it. */
let parisFormat: Intl.DateTimeFormat | undefined;
const millisecondsPerDay = 86_400_000;
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** The calendar day in Paris at an instant. */
export function parisDay(instant: Date): ParisDay {
  // The Swedish locale writes dates in ISO 8601.
  parisFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  return parisFormat.format(instant);
}

/** The day `count` days after a day (before it if negative). Counts calendar days, not hours. */
export function addDays(day: ParisDay, count: number): ParisDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/**
 * A day in French words: `2026-11-01` → `1er novembre 2026`, with U+00A0 between day and month. Written by hand, as
 * amounts are; a test compares it with `Intl`.
 */
export function formatDay(day: ParisDay): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date}\u00a0${months[month - 1]} ${year}`;
}
