import { parisDay } from '#domain/calendar.ts';

const dayLength = 24 * 3_600_000;

/** How long something has been waiting, in days as the office sees them: « depuis hier ». */
export function sinceText(since: number, now: number): string {
  const days = Math.round((Date.parse(parisDay(new Date(now))) - Date.parse(parisDay(new Date(since)))) / dayLength);
  if (days <= 0) return 'depuis aujourd’hui';
  return days === 1 ? 'depuis hier' : `depuis ${days} jours`;
}
