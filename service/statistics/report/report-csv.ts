import { csvDay, csvFile } from '#domain/csv.ts';
import type { Report, ReportCounts } from './gather-report.ts';

/** What is drawn day by day, in which colour. */
export const plots = [
  ['Visites', 'visits', 'sea'],
  ['Clics vers le devis', 'quoteClicks', 'sea'],
  ['Devis', 'quotes', 'sun'],
  ['Commandes', 'orders', 'sun'],
  ['Confirmations', 'confirmed', 'sun'],
  ['Paiements complets', 'paid', 'sun'],
  ['Annulations', 'cancelled', 'coral'],
] as const satisfies readonly (readonly [title: string, name: keyof ReportCounts, colour: string])[];

/** What is counted on each day, as the file and the table name it. */
export const dayColumns = [...plots, ['Robots et préchargements', 'others']] as const;

/** The days of a report for a spreadsheet. */
export function reportCsv({ days }: Report): string {
  const rows = days.map((day) => [csvDay(day.day), ...dayColumns.map(([, name]) => String(day[name]))]);
  return csvFile([['Jour', ...dayColumns.map(([title]) => title)], ...rows]);
}
