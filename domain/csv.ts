import type { ParisDay } from '#domain/calendar.ts';
import { foldText } from '#domain/typed-text.ts';

/**
 * Where a spreadsheet would find a formula, which an apostrophe there shows as text: where a cell begins, or what
 * becomes one if cut at commas or tabs; after quotes and characters that it skips or drops; in wide letters that some accept too.
 */
const formula = /(?:^|(?<=[,;\t|]))(?:(?=[\p{C}\p{Z}"]*[=+\-@＝＋－＠])|(?=\|))/gu;
const control = /^[\t\r\n]/;
/** Letters within what spreadsheets read as a number, in French or English: a month, half of the day, an exponent. */
const withinNumbers = new RegExp(
  [
    'janv(?:ier)?|jan(?:uary)?|fevr?(?:ier)?|feb(?:ruary)?|mars|mar(?:ch)?|avr(?:il)?|apr(?:il)?|mai|may|juin|june?',
    'juil(?:let)?|july?|aout|aug(?:ust)?|sept?(?:emb(?:re|er))?|octob(?:re|er)|oct|nov(?:emb(?:re|er))?|dec(?:emb(?:re|er))?',
    '(?<=\\d ?)[ap]m?$|(?<=\\d)e(?=[+-]?\\d)',
  ].join('|'),
  'g',
);
const constant = /^(?:vrai|faux|true|false|#n\/a|#[a-z\d/]+[!?])$/;

/** A file that French spreadsheets open as it is: semicolons, marked UTF-8, Windows line ends. Nothing in it is run. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => csvLine(row)).join('');
}

/** The start of a CSV file, by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\ufeff';

/** One line of a CSV file, for files that are sent while they are written; programs read commas in place of semicolons. */
export function csvLine(row: readonly string[], separator: ';' | ',' = ';'): string {
  return `${row.map((text) => cell(text, separator)).join(separator)}\r\n`;
}

/** An amount in cents with a decimal comma and nothing else, which a spreadsheet adds up. */
export function csvAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A day as French spreadsheets read it: 20/11/2026. */
export function csvDay(day: ParisDay): string {
  return day.split('-').reverse().join('/');
}

/** Puts an apostrophe before what spreadsheets read as a number, day, hour or constant: « 0012 », « 5% », « VRAI ». */
export function csvText(text: string): string {
  const folded = foldText(text);
  const isNumber = /\d/.test(folded) && /^[\d\s.,:/()%€$£'-]*$/.test(folded.replaceAll(withinNumbers, ''));
  return isNumber || constant.test(folded) ? `'${text}` : text;
}

function cell(text: string, separator: string): string {
  const isAmount = /^-?\d+,\d\d$/.test(text);
  const shown = isAmount ? text : text.replaceAll(formula, "'").replace(control, "'$&");
  return shown.includes(separator) || /["\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
