import { parse } from 'csv-parse/sync';
import { ContentError, type ContentValue } from './content-error.ts';

/** Parses a French spreadsheet's table; only its last column is optional. Throws {@link ContentError} otherwise. */
export function readTable(file: string, source: string, columns: readonly string[]): ContentValue {
  const lines: number[] = [];
  const [names = [], ...rows] = parse(source, {
    // A cell may be between quotes; one that isn't closed must not go on to the next lines.
    quote: false,
    cast: (cell) => cell.replace(/^"(.*)"$/, '$1'),
    delimiter: ';',
    comment: '#',
    trim: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    on_record: (cells, context) => {
      lines.push(context.lines);
      return cells;
    },
  });
  if (!columns.every((column) => names.includes(column))) {
    const problem = `les noms des colonnes\u00a0: lu «\u202f${names.join(';')}\u202f»`;
    throw new ContentError(file, 1, problem, `écrivez ${columns.join(';')} sur la première ligne`);
  }
  const lineOf: ContentValue['lineOf'] = ([index]) => lines[Number(index) + 1] ?? 1;
  const value = rows.map((cells, row) => {
    const beyond = cells.find((cell, index) => cell !== '' && !names[index]);
    if (beyond !== undefined) {
      const fix = `écrivez les cases de ${columns.join(';')}, sans point-virgule dans une case`;
      throw new ContentError(file, lineOf([row]), `«\u202f${beyond}\u202f» n’est dans aucune colonne`, fix);
    }
    return { [columns.at(-1) ?? '']: '', ...Object.fromEntries(cells.map((cell, index) => [names[index], cell])) };
  });
  return { file, value, lineOf };
}
