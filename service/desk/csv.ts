import type { ParisDay } from '#domain/calendar.ts';

/**
 * A cell that a spreadsheet would treat as a formula, after characters that it skips or drops, in the wide letters that some
 * accept too: it is shown as text behind an apostrophe.
 */
const formula = /^(?:[\p{C}\p{Z}]*[=+\-@|＝＋－＠]|[\t\r\n])/u;

/**
 * A file that a French spreadsheet opens as it is: semicolons, UTF-8 with its mark, lines that end as on Windows. Nothing
 * in it is run.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(cell).join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** An amount in cents with a decimal comma and nothing else, which a spreadsheet adds up. */
export function csvAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A day as French spreadsheets read it: 20/11/2026. */
export function csvDay(day: ParisDay): string {
  return day.split('-').reverse().join('/');
}

function cell(text: string): string {
  const isAmount = /^-?\d+,\d\d$/.test(text);
  const shown = !isAmount && formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
