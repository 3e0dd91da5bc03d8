import { parisTime } from '#documents/parts/format-instant.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';

const dayLength = 24 * 3_600_000;

/** How long something has been waiting, in days as the office sees them: « depuis hier ». */
export function sinceText(since: number, now: number): string {
  const days = (Date.parse(parisDay(now)) - Date.parse(parisDay(since))) / dayLength;
  if (days <= 0) return 'depuis aujourd’hui';
  return days === 1 ? 'depuis hier' : `depuis ${days} jours`;
}

/** An instant as the office reads it: « 20 novembre 2026, 11:05 ». */
export function formatInstant(instant: number): string {
  const date = new Date(instant);
  return `${formatDay(parisDay(date))}, ${parisTime(date).slice(0, 5)}`;
}
