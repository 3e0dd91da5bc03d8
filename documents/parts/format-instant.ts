import { formatDay, parisDay } from '#domain/calendar.ts';

let timeFormat: Intl.DateTimeFormat | undefined;

/** An instant to the second as in Paris: `20 novembre 2026, 10:00:05 (heure de Paris)`. */
export function formatParisInstant(instant: Date): string {
  return `${formatDay(parisDay(instant))}, ${formatTime(instant)}`;
}

/** The time of an instant to the second: `10:00:05 (heure de Paris)`. */
export function formatTime(instant: Date): string {
  return `${parisTime(instant)} (heure de Paris)`;
}

/** The same without the words: `10:00:05`. */
export function parisTime(instant: Date): string {
  timeFormat ??= new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' });
  return timeFormat.format(instant);
}
