import type { Report } from './gather-report.ts';

/** The days of a report for a spreadsheet: semicolons, as French ones expect, and plain figures. */
export function reportCsv({ days }: Report): string {
  const rows = days.map(({ day, visits, quoteClicks, quotes, orders, others }) =>
    [day, visits, quoteClicks, quotes, orders, others].join(';'),
  );
  return `${['jour;visites;clics devis;devis;commandes;robots et prechargements', ...rows].join('\r\n')}\r\n`;
}
