import * as z from 'zod';
import { rateZones } from '#domain/calls/call-rates.ts';
import { findFrenchRates } from '#domain/calls/compare-plans.ts';
import { repeatedIn, rule } from './parts/parts.ts';
import { correctTypography } from './parts/typography.ts';

const asPrefixes = 'écrivez les débuts de numéros, indicatif du pays d’abord, chiffres seuls, séparés par |\u00a0: 32 ou 331|332';
const row = z.object({
  zone: z.enum(rateZones),
  destination: z
    .string()
    .regex(/^[^"]{2,}$/, 'écrivez le nom du pays en français, sans guillemets droits')
    .transform(correctTypography),
  // Fixed lines, mobiles, special numbers.
  type: z.enum(['FIX', 'MOB', 'SPC']),
  // Ten-thousandths of a euro. No country costs 5 € a minute: such a rate lost its decimal point or is for a hundred minutes.
  rate: z
    .string()
    .regex(/^\d+[.,]\d{1,4}$|^\d+$/, 'écrivez des euros par minute avec 4 décimales au plus, sans €, tels que 0.0138')
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 10_000))
    .refine((rate) => rate > 0 && rate < 50_000, 'écrivez des euros par minute, plus de 0 et moins de 5, tels que 0.35'),
  status: z.enum(['confirmed', 'provisional']),
  // With a comma or a space, a spreadsheet reads two prefixes as one number and drops its last zeros.
  prefixes: z
    .string()
    .regex(/^[1-9]\d{0,6}(\s*\|\s*[1-9]\d{0,6})*$|^$/, asPrefixes)
    .transform((text) => text.split(/\s*\|\s*/).filter(Boolean)),
});
export const callRatesColumns = Object.keys(row.shape);
const columns = `écrivez les ${callRatesColumns.length} colonnes de cette ligne, ${callRatesColumns.join(';')}`;
const line = z.record(z.string(), z.string()).refine((cells) => callRatesColumns.every((column) => column in cells), columns);

/** The lines of `call-rates.csv`. */
export const callRatesSchema = z.array(line.pipe(row)).check(rule((rows, refuse) => {
  const names = rows.map(({ destination, type }) => `${destination} ${type}`);
  const twice = repeatedIn(names.map((name, index) => [index, name.toLowerCase()]));
  for (const [index] of twice) refuse(`gardez une seule des deux lignes de ${names[index]}`, index, 'destination');
  if (twice.length > 0) return;
  const prefixes = rows.flatMap((line, index) => line.prefixes.map((prefix) => [{ index, prefix }, prefix] as const));
  for (const [{ index, prefix }, other] of repeatedIn(prefixes)) {
    refuse(`gardez ${prefix} sur une seule ligne\u00a0: il est déjà sur celle de ${names[other.index]}`, index, 'prefixes');
  }
  // Texts quote them.
  if (!findFrenchRates(rows)) refuse('écrivez une ligne FIX et une ligne MOB pour la zone france');
}));
