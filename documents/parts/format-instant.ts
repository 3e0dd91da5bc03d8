import { formatDay, parisDay } from '#domain/calendar.ts';

const parisTimes = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'medium' });

/** An instant to the second as in Paris: `20 novembre 2026, 10:00:05 (heure de Paris)`. */
export function formatParisInstant(instant: Date): string {
  return `${formatDay(parisDay(instant))}, ${formatTime(instant)}`;
}

/** The time of an instant to the second: `10:00:05 (heure de Paris)`. */
export function formatTime(instant: Date): string {
  return `${parisTime(instant)} (heure de Paris)`;
}

/** How a mandate was accepted: « Accepté en ligne par Claire Santoni, le 20 novembre 2026 à 11:30:05. » */
export function describeAcceptance(client: string, acceptedAt: Date): string {
  return `Accepté en ligne par ${client}, le ${formatDay(parisDay(acceptedAt))} à ${parisTime(acceptedAt)}.`;
}

/** The time of an instant in Paris to the second: `10:00:05`. */
export function parisTime(instant: Date): string {
  return parisTimes.format(instant);
}
