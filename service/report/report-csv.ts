import { csvDay, csvFile } from './csv.ts';
import type { Report, ReportDay } from './gather-report.ts';

/** What is counted on each day, as the file and the table name it. */
export const dayColumns = [
  ['Visites', ({ visits }) => visits],
  ['Clics devis', ({ quoteClicks }) => quoteClicks],
  ['Devis', ({ quotes }) => quotes],
  ['Commandes', ({ orders }) => orders],
  ['Confirmations', ({ confirmed }) => confirmed],
  ['Paiements complets', ({ paid }) => paid],
  ['Annulations', ({ cancelled }) => cancelled],
  ['Robots et préchargements', ({ others }) => others],
] as const satisfies readonly (readonly [string, (day: Omit<ReportDay, 'day'>) => number])[];

/** The days of a report for a spreadsheet. */
export function reportCsv({ days }: Report): string {
  const rows = days.map((day) => [csvDay(day.day), ...dayColumns.map(([, value]) => String(value(day)))]);
  return csvFile([['Jour', ...dayColumns.map(([title]) => title)], ...rows]);
}
