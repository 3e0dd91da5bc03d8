import { csvDay, csvFile } from '#service/desk/csv.ts';
import type { Report, ReportCounts } from './gather-report.ts';

/** What is counted on each day, as the file and the table name it. */
export const dayColumns = [
  ['Visites', 'visits'],
  ['Clics vers le devis', 'quoteClicks'],
  ['Devis', 'quotes'],
  ['Commandes', 'orders'],
  ['Confirmations', 'confirmed'],
  ['Paiements complets', 'paid'],
  ['Annulations', 'cancelled'],
  ['Robots et préchargements', 'others'],
] as const satisfies readonly (readonly [string, keyof ReportCounts])[];

/** The days of a report for a spreadsheet. */
export function reportCsv({ days }: Report): string {
  const rows = days.map((day) => [csvDay(day.day), ...dayColumns.map(([, name]) => String(day[name]))]);
  return csvFile([['Jour', ...dayColumns.map(([title]) => title)], ...rows]);
}
