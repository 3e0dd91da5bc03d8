import type { ParisDay } from '#domain/calendar.ts';

/**
 * Where a spreadsheet would find a formula: at the beginning of a cell, or of what becomes one if it is set to separate
 * cells by commas or tabs too; after characters that it skips or drops, in the wide letters that some accept too. An
 * apostrophe there shows it as text.
 */
const formula = /(?:^|(?<=[,;\t|]))(?:(?=[\p{C}\p{Z}]*[=+\-@＝＋－＠])|(?=\|))/gu;
const control = /^[\t\r\n]/;

/**
 * A file that a French spreadsheet opens as it is: semicolons, UTF-8 with its mark, lines that end as on Windows. Nothing
 * in it is run.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(csvLine).join('');
}

/** What such a file begins with, which says that it is in UTF-8. */
export const byteOrderMark = '\ufeff';

/** One line of such a file, for one that is sent while it is written. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(';')}\r\n`;
}

/** An amount in cents with a decimal comma and nothing else, which a spreadsheet adds up. */
export function csvAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A day as French spreadsheets read it: 20/11/2026. */
export function csvDay(day: ParisDay): string {
  return day.split('-').reverse().join('/');
}

/** What somebody typed, behind an apostrophe where a spreadsheet would read a number or a day: « 0012 » stays so. */
export function csvText(text: string): string {
  // Two patterns: one that finds the digit among the signs tries every place of a long number.
  return /\d/.test(text) && /^[\d\s.,:/-]+(?:e[+-]?\d+)?$/i.test(text) ? `'${text}` : text;
}

function cell(text: string): string {
  const isAmount = /^-?\d+,\d\d$/.test(text);
  const shown = isAmount ? text : text.replaceAll(formula, "'").replace(control, "'$&");
  return /[";\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
