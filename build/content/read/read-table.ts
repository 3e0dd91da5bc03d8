import { parse } from 'csv-parse/sync';
import { ContentError, type ContentValue } from './content-error.ts';

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/**
 * Parses a table as spreadsheets write it in French, a row a line, with these columns; the last may be left out. Throws a
 * {@link ContentError} for other columns.
 */
export function readTable(file: string, source: string, columns: readonly string[]): ContentValue {
  const rows: Row[] = parse(source, {
    columns: (names: string[]) => {
      if (columns.every((column) => names.includes(column))) return names;
      const problem = `les noms des colonnes\u00a0: lu «\u202f${names.join(';')}\u202f»`;
      throw new ContentError(file, 1, problem, `écrivez ${columns.join(';')} sur la première ligne`);
    },
    // A cell may be between quotes; one that isn't closed must not go on to the next lines.
    quote: false,
    cast: (cell) => cell.replace(/^"(.*)"$/, '$1'),
    delimiter: ';',
    comment: '#',
    trim: true,
    info: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
  });
  const value = rows.map(({ record }) => ({ [columns.at(-1) ?? '']: '', ...record }));
  return { file, value, lineOf: ([index]) => rows[Number(index)]?.info.lines ?? 1 };
}
