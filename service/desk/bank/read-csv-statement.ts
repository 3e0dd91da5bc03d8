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

const delimiters = [';', '\t', ','];
/** Cells of a row that belongs to the table: banks write the account and its balance above. */
const minCells = 3;
/** No bank has more columns. */
const maxColumns = 40;

/** The table of a file; `undefined` where no row has a day. */
export function readTable(text: string): StatementTable | undefined {
  const records = parseCells(text);
  const first = records.findIndex((row) => countCells(row) >= minCells && row.some((cell) => readDay(cell)));
  if (first === -1) return undefined;
  const above = records.slice(0, first).findLastIndex((row) => countCells(row) >= minCells);
  const width = Math.min(records[first]?.length ?? 0, maxColumns);
  const titles: string[] = [];
  for (let index = 0; index < width; index += 1) {
    const title = (records[above]?.[index] ?? '').replaceAll(/\s+/g, ' ');
    titles.push(title === '' || titles.includes(title) ? `Colonne ${index + 1}` : title);
  }
  return { titles, rows: records.slice(first) };
}

function parseCells(text: string): string[][] {
  const count = (delimiter: string): number => text.split(delimiter).length;
  const [delimiter = ';'] = delimiters.toSorted((one, other) => count(other) - count(one));
  try {
    const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const;
    return parse(text, { ...options, delimiter });
  } catch {
    return [];
  }
}

function countCells(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

/** What was read of a file. */
export interface ReadLines {
  readonly lines: readonly StatementLine[];
  /** Lines of what left the account that aren't among them. */
  readonly debits: number;
  /** Lines that couldn't be read. */
  readonly unread: number;
}

/**
 * The lines of a table, and how many rows have a sum without a day that can be read, or the reverse; `undefined` if it
 * doesn't have these columns. Rows without a sum are left out: another column has what left the account.
 */
export function readLines({ titles, rows }: StatementTable, columns: StatementColumns): ReadLines | undefined {
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
const changed = /categor|pointage|comment/;

/** The columns that a file most likely has, so that they have only to be looked at. */
export function guessColumns({ titles, rows }: StatementTable): StatementColumns {
  const [row = []] = rows;
  const likely = (words: RegExp, fits: (cell: string) => unknown): string =>
    titles.find((title) => words.test(foldText(title))) ?? titles.find((_, index) => fits(row[index] ?? '')) ?? '';
  const day = likely(/date|jour/, readDay);
  const sum = titles.find((title) => /credit/.test(foldText(title))) ?? likely(/montant|somme/, readSum);
  const isText = (title: string): boolean => rows.some((cells) => /\p{L}{3}/u.test(cells[titles.indexOf(title)] ?? ''));
  const labels = titles.filter(
    (title) => title !== day && title !== sum && isText(title) && !changed.test(foldText(title)),
  );
  return { day, sum, labels };
}
