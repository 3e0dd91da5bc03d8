/** Dates as the provider's office lives them: calendar days of Europe/Paris, whatever zone the machine is in. */

/** A calendar day in Europe/Paris, `YYYY-MM-DD`. Such days compare and sort as text. */
export type ParisDay = string;

/** Made when first asked for: pages that only write days don't need it. */
let parisFormat: Intl.DateTimeFormat | undefined;
const millisecondsPerDay = 86_400_000;
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** The day it is in Paris at an instant. */
export function parisDay(instant: Date): ParisDay {
  // Swedes write days as ISO 8601 does.
  parisFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  return parisFormat.format(instant);
}

/** The day `count` days after (or before, if negative) a day. Days are counted on the calendar, not in hours. */
export function addDays(day: ParisDay, count: number): ParisDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/**
 * A day in French words: `2026-11-01` → `1er novembre 2026`. The day holds to its month by U+00A0. By hand, as the writing
 * of amounts; a test holds it to what `Intl` writes.
 */
export function formatDay(day: ParisDay): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date}\u00a0${months[month - 1]} ${year}`;
}
