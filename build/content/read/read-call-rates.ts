import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import type { CallRate } from '#domain/calls/call-rates.ts';
import { findFrenchRates } from '#domain/calls/compare-plans.ts';
import { ContentError } from './content-error.ts';
import { readContentFile } from './read-content-file.ts';

export const callRatesFile = 'content/call-rates.csv';

const columns = ['zone', 'destination', 'type', 'rate', 'status', 'prefixes'] as const;
/**
 * 5 € a minute, in ten-thousandths of a euro. No country costs as much: such a rate lost its decimal point or is for a
 * hundred minutes.
 */
const unlikelyRate = 50_000;

const rowSchema = z.object({
  zone: z.enum(['france', 'europe', 'world'], 'écrivez france, europe ou world'),
  destination: z.string().min(2, 'écrivez le nom du pays en français'),
  // Fixed lines, mobiles, special numbers.
  type: z.enum(['FIX', 'MOB', 'SPC'], 'écrivez FIX, MOB ou SPC'),
  rate: z
    .string()
    .regex(/^\d+[.,]\d{1,4}$|^\d+$/, 'écrivez des euros par minute avec 4 décimales au plus, sans €, tels que 0.0138')
    .transform(toTenThousandths)
    .refine(
      (rate) => rate > 0 && rate < unlikelyRate,
      'écrivez des euros par minute, plus de 0 et moins de 5, tels que 0.35',
    ),
  status: z.enum(['confirmed', 'provisional'], 'écrivez confirmed ou provisional'),
  prefixes: z
    .string()
    // With a comma or a space, a spreadsheet reads two prefixes as one number and drops its last zeros.
    .regex(
      /^[1-9]\d{0,6}(\s*\|\s*[1-9]\d{0,6})*$|^$/,
      'écrivez les débuts de numéros, indicatif du pays d’abord, chiffres seuls, séparés par |\u00a0: 32 ou 331|332',
    )
    .transform((text) => text.split(/\s*\|\s*/).filter(Boolean)),
});

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/**
 * The call rates of the project at `root`. Throws a {@link ContentError} that names the line and what to write, also if a rate
 * within France, which texts quote, is missing.
 */
export function readCallRates(root: string): CallRate[] {
  const rates = new Map<string, CallRate>();
  const rowOfPrefix = new Map<string, string>();
  for (const { record, info } of readRows(readContentFile(join(root, callRatesFile), callRatesFile))) {
    const refuse = (problem: string, fix: string) => new ContentError(callRatesFile, info.lines, problem, fix);
    const read = rowSchema.safeParse(Object.fromEntries(columns.map((column) => [column, record[column] ?? ''])));
    if (!read.success) {
      const [issue] = read.error.issues;
      const column = String(issue?.path[0]);
      throw refuse(`${column}\u00a0: lu « ${record[column] ?? ''} »`, issue?.message ?? '');
    }
    const rate = read.data;
    const key = `${rate.destination} ${rate.type}`;
    if (rates.has(key.toLowerCase())) throw refuse(`${key} s’y trouve deux fois`, 'gardez une seule des deux lignes');
    rates.set(key.toLowerCase(), rate);
    for (const prefix of rate.prefixes) {
      const row = rowOfPrefix.get(prefix);
      if (row !== undefined) {
        throw refuse(`le préfixe ${prefix} est déjà celui de ${row}`, 'gardez-le sur une seule ligne');
      }
      rowOfPrefix.set(prefix, key);
    }
  }
  const list = [...rates.values()];
  if (findFrenchRates(list) !== undefined) return list;
  const fix = 'écrivez une ligne FIX et une ligne MOB pour la zone france';
  throw new ContentError(callRatesFile, 1, 'un tarif de la France manque', fix);
}

function readRows(source: string): Row[] {
  try {
    return parse(source, {
      columns: checkedHeader,
      delimiter: ';',
      comment: '#',
      trim: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const unclosedLine = source.split('\n').findIndex((line) => (line.match(/"/g) ?? []).length % 2 === 1) + 1;
    const fix = 'retirez les guillemets droits " de cette ligne';
    throw new ContentError(callRatesFile, Math.max(unclosedLine, 1), 'un guillemet droit " n’est pas refermé', fix);
  }
}

function checkedHeader(header: string[]): string[] {
  if (columns.every((column) => header.includes(column))) return header;
  const fix = `écrivez ${columns.join(';')} sur la première ligne`;
  throw new ContentError(callRatesFile, 1, `les noms des colonnes\u00a0: lu « ${header.join(';')} »`, fix);
}

/** `0.0138` → 138, without floating point. */
function toTenThousandths(text: string): number {
  const [whole = '0', decimals = ''] = text.split(/[.,]/);
  return Number(whole) * 10_000 + Number(decimals.padEnd(4, '0'));
}
