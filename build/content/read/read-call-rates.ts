import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';
import { repeatedIn, rule } from '#content/schemas/parts/parts.ts';
import { type CallRate, rateZones } from '#domain/calls/call-rates.ts';
import { findFrenchRates } from '#domain/calls/compare-plans.ts';
import { ContentError } from './content-error.ts';
import { readContentFile } from './read-content-file.ts';
import { readShape } from './read-shape.ts';

export const callRatesFile = 'content/call-rates.csv';

/**
 * 5 € a minute, in ten-thousandths of a euro. No country costs as much: such a rate lost its decimal point or is for a
 * hundred minutes.
 */
const unlikelyRate = 50_000;

const row = z.object({
  zone: z.enum(rateZones),
  destination: z.string().min(2, 'écrivez le nom du pays en français'),
  // Fixed lines, mobiles, special numbers.
  type: z.enum(['FIX', 'MOB', 'SPC']),
  rate: z
    .string()
    .regex(/^\d+[.,]\d{1,4}$|^\d+$/, 'écrivez des euros par minute avec 4 décimales au plus, sans €, tels que 0.0138')
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 10_000))
    .refine(
      (rate) => rate > 0 && rate < unlikelyRate,
      'écrivez des euros par minute, plus de 0 et moins de 5, tels que 0.35',
    ),
  status: z.enum(['confirmed', 'provisional']),
  prefixes: z
    .string()
    // With a comma or a space, a spreadsheet reads two prefixes as one number and drops its last zeros.
    .regex(
      /^[1-9]\d{0,6}(\s*\|\s*[1-9]\d{0,6})*$|^$/,
      'écrivez les débuts de numéros, indicatif du pays d’abord, chiffres seuls, séparés par |\u00a0: 32 ou 331|332',
    )
    .transform((text) => text.split(/\s*\|\s*/).filter(Boolean)),
});
const columns = Object.keys(row.shape);
const line = z
  .record(z.string(), z.string())
  .refine(
    (record) => columns.every((column) => column in record),
    `écrivez les ${columns.length} colonnes de cette ligne, ${columns.join(';')}`,
  );

const table = z.array(line.pipe(row)).check(
  rule((rows, refuse) => {
    const lines = rows.map((row, index) => ({ ...row, index }));
    const twice = repeatedIn(lines.map((line) => [line, `${line.destination} ${line.type}`.toLowerCase()]));
    for (const [{ index, destination, type }] of twice) {
      refuse(`gardez une seule des deux lignes de ${destination} ${type}`, index, 'destination');
    }
    if (twice.length > 0) return;
    const prefixes = lines.flatMap((line) => line.prefixes.map((prefix) => [{ ...line, prefix }, prefix] as const));
    for (const [{ index, prefix }, other] of repeatedIn(prefixes)) {
      const fix = `gardez ${prefix} sur une seule ligne\u00a0: il est déjà sur celle de ${other.destination} ${other.type}`;
      refuse(fix, index, 'prefixes');
    }
  }),
);

/** The call rates of the project at `root`. Throws the mistakes in them. */
export function readCallRates(root: string): readonly CallRate[] {
  const rows = parseRows(readContentFile(join(root, callRatesFile), callRatesFile));
  const rates = readShape(
    {
      file: callRatesFile,
      name: 'le tableau',
      // The last column may be left out.
      value: rows.map(({ record }) => ({ prefixes: '', ...record })),
      lineOf: ([index]) => rows[Number(index)]?.info.lines ?? 1,
    },
    table,
  );
  // Texts quote them.
  if (findFrenchRates(rates)) return rates;
  const fix = 'écrivez une ligne FIX et une ligne MOB pour la zone france';
  throw new ContentError(callRatesFile, 1, 'un tarif de la France manque', fix);
}

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

function parseRows(source: string): Row[] {
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
  throw new ContentError(callRatesFile, 1, `les noms des colonnes\u00a0: lu «\u202f${header.join(';')}\u202f»`, fix);
}
