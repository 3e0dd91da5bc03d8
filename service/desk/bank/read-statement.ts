import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { StatementLine } from '#domain/bank/statement-line.ts';
import { foldText } from '#domain/typed-text.ts';
import { readDay, readSum } from './read-cells.ts';

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

const columnTitle = z.string().min(1).max(200);
/** The titles of the columns of a bank's file: its day, its sum (received, or with its sign), and its label's parts. */
export const columnsSchema = z.object({
  day: columnTitle,
  sum: columnTitle,
  labels: z.array(columnTitle).min(1).max(maxColumns),
});
export type StatementColumns = z.infer<typeof columnsSchema>;

/** The table of a file, by the first delimiter that makes one; `undefined` where no row has a day. */
export function readTable(text: string): StatementTable | undefined {
  for (const delimiter of delimiters) {
    const table = tableOf(parseCells(text, delimiter));
    if (table !== undefined) return table;
  }
  return undefined;
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
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true });
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
  /** Lines whose day or sum couldn't be read. */
  readonly unread: number;
}

/**
 * The lines of a table; `undefined` if it lacks a column. A day without a sum is a debit, which another column has; a
 * sum without a day, or one that isn't readable, counts as unread.
 */
function readLines({ titles, rows }: StatementTable, columns: StatementColumns): StatementContent | undefined {
  const indexOf = (title: string): number => titles.indexOf(title);
  const [day, sum] = [indexOf(columns.day), indexOf(columns.sum)];
  const labels = columns.labels.map(indexOf);
  if ([day, sum, ...labels].includes(-1)) return undefined;
  const filled = rows.filter((row) => row[sum]);
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

/** The lines of an OFX file, version 1 (tags that nobody closes) or 2 (XML), and how many couldn't be read. */
function readOfx(text: string): StatementContent {
  const blocks = text.split(/<STMTTRN>/i).slice(1);
  const lines = blocks.flatMap((block) => {
    const day = readDay(textOf(block, 'DTPOSTED').replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3'));
    // `readSum` would take three decimals for thousands, which OFX never separates.
    const [, sum = ''] = /^([+-]?\d+(?:[.,]\d\d?)?)0*$/.exec(textOf(block, 'TRNAMT')) ?? [];
    const cents = readSum(sum);
    // The name ends after 32 characters; the note often repeats it and goes on.
    const [name, memo] = [textOf(block, 'NAME'), textOf(block, 'MEMO')];
    const label = memo.startsWith(name) ? memo : `${name} ${memo}`.trim();
    return day === undefined || cents === undefined ? [] : [{ day, cents, label }];
  });
  return { lines, debits: 0, unread: blocks.length - lines.length };
}

const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

function textOf(block: string, tag: string): string {
  const [, value = ''] = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block) ?? [];
  return value
    .replaceAll(/&(?:#([1-9]\d{1,3})|(\w+));/g, (written, code: string | undefined, name: string) =>
      code === undefined ? (entities.get(name) ?? written) : String.fromCodePoint(Number(code)),
    )
    .trim();
}

/** The text of a file in UTF-16 that says so or in UTF-8, otherwise in the alphabet of Windows, which most banks use. */
export function decodeStatement(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The decoder of Node.js 20 reads windows-1252 as latin1, where these are control characters.
    const latin = new TextDecoder('latin1').decode(bytes);
    return latin.replaceAll(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}

/** What Windows has from 0x80 to 0x9f. */
const windowsSigns = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

/** Whether a file is one of OFX, which has no columns to choose. */
export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text);
}

/**
 * Reads an OFX file, or a CSV file by the first of these columns that it has; returns its table if it has none of them,
 * `undefined` if it is neither.
 */
export function readStatement(
  text: string,
  columns: readonly StatementColumns[],
): StatementContent | StatementTable | undefined {
  if (isOfx(text)) return readOfx(text);
  const table = readTable(text);
  if (table === undefined) return undefined;
  const [read] = columns.flatMap((known) => readLines(table, known) ?? []);
  return read ?? table;
}
