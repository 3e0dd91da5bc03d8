import { parse } from 'csv-parse/sync';
import type { StatementLine } from '#domain/bank/statement-line.ts';
import { foldText } from '#domain/typed-text.ts';
import { readDay, readSum } from './read-cells.ts';

/** Which columns of a bank's file say what, by their titles. */
export interface StatementColumns {
  readonly day: string;
  /** Of what was received, or of any sum with its sign. */
  readonly sum: string;
  /** One or several, which make the label together. */
  readonly labels: readonly string[];
}

/** A file as a table. A title that is empty or repeated is that of its position. */
export interface StatementTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The most usual one first; labels contain commas. */
const delimiters = [';', '\t', ','];
/** Cells of a row that belongs to the table: banks write the account and its balance above. */
const minCells = 3;
/** Keeps the page that asks for the columns short. */
const maxColumns = 40;

/** The table of a file, by the first delimiter that makes one; `undefined` where no row has a day. */
export function readTable(text: string): StatementTable | undefined {
  return delimiters.map((delimiter) => tableOf(parseCells(text, delimiter))).find((table) => table !== undefined);
}

function tableOf(records: readonly string[][]): StatementTable | undefined {
  // The account may be described by such a row as well, above the titles.
  const first = records.findIndex(
    (row, index) => isLong(row) && row.some((cell) => readDay(cell)) && !areTitles(records[index + 1] ?? []),
  );
  if (first === -1) return undefined;
  const above = records.slice(0, first).findLastIndex(isLong);
  const width = Math.min(records[first]?.length ?? 0, maxColumns);
  const titles: string[] = [];
  for (let index = 0; index < width; index += 1) {
    const title = (records[above]?.[index] ?? '').replaceAll(/\s+/g, ' ');
    titles.push(title === '' || titles.includes(title) ? `Colonne ${index + 1}` : title);
  }
  return { titles, rows: records.slice(first) };
}

function parseCells(text: string, delimiter: string): string[][] {
  try {
    const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const;
    return parse(text, { ...options, delimiter });
  } catch {
    return [];
  }
}

function isLong(row: readonly string[]): boolean {
  return row.filter((cell) => cell !== '').length >= minCells;
}

function areTitles(row: readonly string[]): boolean {
  return isLong(row) && !row.some((cell) => /\d/.test(cell));
}

/** What was read of a file. */
export interface StatementContent {
  readonly lines: readonly StatementLine[];
  /** Lines of what left the account that aren't among them. */
  readonly debits: number;
  /** Lines that couldn't be read. */
  readonly unread: number;
}

/**
 * The lines of a table; `undefined` if it doesn't have these columns. A row with a day and no sum counts as a debit, since
 * another column has what left the account, one with a sum and without a day or readable sum as unread.
 */
export function readLines({ titles, rows }: StatementTable, columns: StatementColumns): StatementContent | undefined {
  const indexOf = (title: string): number => titles.indexOf(title);
  const [day, sum] = [indexOf(columns.day), indexOf(columns.sum)];
  const labels = columns.labels.map(indexOf);
  if ([day, sum, ...labels].includes(-1)) return undefined;
  const filled = rows.filter((row) => (row[sum] ?? '') !== '');
  const lines = filled.flatMap((row) => {
    const [on, cents] = [readDay(row[day] ?? ''), readSum(row[sum] ?? '')];
    const label = labels.map((index) => row[index] ?? '').filter(Boolean);
    return on === undefined || cents === undefined ? [] : [{ day: on, cents, label: label.join(' ') }];
  });
  const debits = rows.filter((row) => row[sum] === '' && readDay(row[day] ?? '')).length;
  return { lines, debits, unread: filled.length - lines.length };
}

/** Titles of what the holder of the account can change, so that the same line would read otherwise in another file. */
const ownersTitles = /categor|pointage|comment/;

/** The columns that a file most likely has, so that they have only to be looked at. */
export function guessColumns({ titles, rows }: StatementTable): StatementColumns {
  const [row = []] = rows;
  const likely = (words: RegExp, fits: (cell: string) => unknown): string =>
    titles.find((title) => words.test(foldText(title))) ?? titles.find((_, index) => fits(row[index] ?? '')) ?? '';
  const day = likely(/date|jour/, readDay);
  const sum = titles.find((title) => /credit/.test(foldText(title))) ?? likely(/montant|somme/, readSum);
  const isText = (title: string): boolean => rows.some((cells) => /\p{L}{3}/u.test(cells[titles.indexOf(title)] ?? ''));
  const labels = titles.filter(
    (title) => title !== day && title !== sum && isText(title) && !ownersTitles.test(foldText(title)),
  );
  return { day, sum, labels };
}
