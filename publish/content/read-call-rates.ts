import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { ContentError } from './content-error.ts';

const columns = ['zone', 'destination', 'type', 'rate', 'status', 'prefixes'] as const;

const rowSchema = z.object({
  zone: z.enum(['france', 'europe', 'world'], 'write france, europe or world'),
  destination: z.string().min(2, 'write the name of the country in French'),
  type: z.enum(['FIX', 'MOB', 'SPC'], 'write FIX, MOB or SPC'),
  rate: z
    .string()
    .regex(/^\d+[.,]\d{1,4}$|^\d+$/, 'write euros per minute with at most 4 decimals, such as 0.0138')
    .transform(toTenThousandths),
  status: z.enum(['confirmed', 'provisional'], 'write confirmed or provisional'),
  prefixes: z
    .string()
    .regex(
      /^\d+([ ,|]+\d+)*$|^$/,
      'write what numbers begin with, country code first, digits only, separated by spaces: 32 or 33 1',
    )
    .transform((text) => text.split(/[ ,|]+/).filter(Boolean)),
});

/** Reads `content/call-rates.csv`. Throws a {@link ContentError} that names the line and the mend. */
export function readCallRates(file: string, source: string): CallRate[] {
  const records: { record: Record<string, string>; info: { lines: number } }[] = parse(source, {
    columns: (header: string[]) => checkedHeader(file, header),
    delimiter: ';',
    comment: '#',
    trim: true,
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const seen = new Set<string>();
  return records.map(({ record, info: { lines } }) => {
    const read = rowSchema.safeParse(Object.fromEntries(columns.map((column) => [column, record[column] ?? ''])));
    if (!read.success) {
      const issue = read.error.issues[0];
      const column = String(issue?.path[0]);
      throw new ContentError(file, lines, `the ${column} "${record[column] ?? ''}" is not right`, issue?.message ?? '');
    }
    const key = `${read.data.destination} ${read.data.type}`;
    if (seen.has(key)) throw new ContentError(file, lines, `${key} stands twice`, 'keep one of the two lines');
    seen.add(key);
    return read.data;
  });
}

function checkedHeader(file: string, header: string[]): string[] {
  if (columns.every((column) => header.includes(column))) return header;
  throw new ContentError(file, 1, 'a column is missing', `the first line must be ${columns.join(';')}`);
}

/** `0.0138` → 138, without passing by a binary fraction. */
function toTenThousandths(text: string): number {
  const [whole = '0', decimals = ''] = text.split(/[.,]/);
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}
