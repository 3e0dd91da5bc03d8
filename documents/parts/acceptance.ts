import { formatDay, parisDay } from '#domain/calendar.ts';
import { parisTime } from './format-instant.ts';

/** How a mandate was accepted: « Accepté en ligne par Claire Santoni, le 20 novembre 2026 à 11:30:05. » */
export function describeAcceptance(client: string, acceptedAt: Date): string {
  return `Accepté en ligne par ${client}, le ${formatDay(parisDay(acceptedAt))} à ${parisTime(acceptedAt)}.`;
}
