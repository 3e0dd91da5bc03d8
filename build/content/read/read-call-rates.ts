import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { repeatedIn, rule } from '#content/schemas/parts/parts.ts';
import { type CallRate, rateZones } from '#domain/calls/call-rates.ts';
import { findFrenchRates } from '#domain/calls/compare-plans.ts';
import { ContentError } from './content-error.ts';
import { readShape } from './read-shape.ts';

const row = z.object({
  zone: z.enum(rateZones),
  destination: z.string().regex(/^[^"]{2,}$/, 'écrivez le nom du pays en français, sans guillemets droits'),
  // Fixed lines, mobiles, special numbers.
  type: z.enum(['FIX', 'MOB', 'SPC']),
  // Ten-thousandths of a euro.
  rate: z
    .string()
    .regex(/^\d+[.,]\d{1,4}$|^\d+$/, 'écrivez des euros par minute avec 4 décimales au plus, sans €, tels que 0.0138')
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 10_000))
    // No country costs 5 € a minute: such a rate lost its decimal point or is for a hundred minutes.
    .refine(
      (rate) => rate > 0 && rate < 50_000,
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
const header = columns.join(';');
const line = z
  .record(z.string(), z.string())
  .refine(
    (record) => columns.every((column) => column in record),
    `écrivez les ${columns.length} colonnes de cette ligne, ${header}`,
  );

const table = z.array(line.pipe(row)).check(
  rule((rows, refuse) => {
    const names = rows.map(({ destination, type }) => `${destination} ${type}`);
    const twice = repeatedIn(names.map((name, index) => [index, name.toLowerCase()]));
    for (const [index] of twice) refuse(`gardez une seule des deux lignes de ${names[index]}`, index, 'destination');
    if (twice.length > 0) return;
    const prefixes = rows.flatMap((line, index) => line.prefixes.map((prefix) => [{ index, prefix }, prefix] as const));
    for (const [{ index, prefix }, other] of repeatedIn(prefixes)) {
      const fix = `gardez ${prefix} sur une seule ligne\u00a0: il est déjà sur celle de ${names[other.index]}`;
      refuse(fix, index, 'prefixes');
    }
    // Texts quote them.
    if (!findFrenchRates(rows)) refuse('écrivez une ligne FIX et une ligne MOB pour la zone france');
  }),
);

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/** Reads the call rates from their table. Throws its mistakes. */
export function readCallRates(file: string, source: string): readonly CallRate[] {
  const rows: Row[] = parse(source, {
    columns: (names: string[]) => {
      if (columns.every((column) => names.includes(column))) return names;
      const problem = `les noms des colonnes\u00a0: lu «\u202f${names.join(';')}\u202f»`;
      throw new ContentError(file, 1, problem, `écrivez ${header} sur la première ligne`);
    },
    // A spreadsheet may put quotes around each cell; one that isn't closed must not go on to the next lines.
    quote: false,
    cast: (cell) => cell.replace(/^"(.*)"$/, '$1'),
    delimiter: ';',
    comment: '#',
    trim: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  // The last column may be left out.
  const value = rows.map(({ record }) => ({ prefixes: '', ...record }));
  return readShape({ file, value, lineOf: ([index]) => rows[Number(index)]?.info.lines ?? 1 }, table).value;
}
