/** Dates as the provider's office sees them: calendar days in Europe/Paris, whatever the machine's time zone. */

/** A calendar day in Europe/Paris, `YYYY-MM-DD`. Such days compare and sort as text. */
export type ParisDay = string;

const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;
const march = 2;
const october = 9;
const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/**
 * The day in Paris at an instant, which may be in milliseconds. By hand: a browser's first `Intl` formatter takes as long
 * as showing a page.
 */
export function parisDay(instant: Date | number): ParisDay {
  const at = new Date(instant);
  const year = at.getUTCFullYear();
  const isSummer = at >= lastSunday(year, march) && at < lastSunday(year, october);
  return new Date(at.getTime() + (isSummer ? 2 : 1) * millisecondsPerHour).toISOString().slice(0, 10);
}

/** The last Sunday of a 31-day month. The EU's clock change at 01:00 UTC doesn't alter which day it is in Paris. */
function lastSunday(year: number, month: number): Date {
  const day = new Date(Date.UTC(year, month, 31));
  day.setUTCDate(31 - day.getUTCDay());
  return day;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The day `count` days after a day (before it if negative). Counts calendar days, not hours. */
export function addDays(day: ParisDay, count: number): ParisDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function mondayOf(day: ParisDay): ParisDay {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** A day in French, U+00A0 after its number: `2026-11-01` → `1er novembre 2026`. Written by hand, as amounts are. */
export function formatDay(day: ParisDay): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return `${date === 1 ? '1er' : date}\u00a0${months[month - 1]} ${year}`;
}

/** The days of the week, Monday first. */
export const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
