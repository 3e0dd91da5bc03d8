import { csvDay, csvFile } from '#service/desk/csv.ts';
import type { Report } from './gather-report.ts';

const titles = ['Jour', 'Visites', 'Clics devis', 'Devis', 'Commandes', 'Robots et préchargements'];

/** The days of a report for a spreadsheet. */
export function reportCsv({ days }: Report): string {
  const rows = days.map(({ day, visits, quoteClicks, quotes, orders, others }) => [
    csvDay(day),
    ...[visits, quoteClicks, quotes, orders, others].map(String),
  ]);
  return csvFile([titles, ...rows]);
}
