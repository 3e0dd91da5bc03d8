import { csvDay, csvFile } from '#service/desk/csv.ts';
import type { Report, ReportDay } from './gather-report.ts';

const columns = [
  ['Visites', ({ visits }) => visits],
  ['Clics devis', ({ quoteClicks }) => quoteClicks],
  ['Devis', ({ quotes }) => quotes],
  ['Commandes', ({ orders }) => orders],
  ['Confirmations', ({ confirmed }) => confirmed],
  ['Paiements complets', ({ paid }) => paid],
  ['Annulations', ({ cancelled }) => cancelled],
  ['Robots et préchargements', ({ others }) => others],
] as const satisfies readonly (readonly [string, (day: ReportDay) => number])[];

/** The days of a report for a spreadsheet. */
export function reportCsv({ days }: Report): string {
  const rows = days.map((day) => [csvDay(day.day), ...columns.map(([, value]) => String(value(day)))]);
  return csvFile([['Jour', ...columns.map(([title]) => title)], ...rows]);
}
