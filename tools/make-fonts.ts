/**
 * `npm run make:fonts`: cuts the fonts of the site and those of the PDFs from their complete files. The site's two have
 * only the weights that `ui/styles` uses, so that both together are below 60 kB. PDF readers don't support variable fonts.
 * Those of PDFs aren't compressed: of a woff, the PDF library inflates a table again each time it reads it, which took
 * more than half the time of a document (229 ms instead of 101, measured).
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

const characterRange = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => index + first));

/** French letters, digits and signs. */
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸäöñáíóúÄÖÑÁÍÓÚìòßãåøÅØ';
const signs = '\u00a0\u202f«»’‘“”…–—·•−×÷±→←↗✓≤≥€§©®°ªº²³½¼%‰';
const characters = characterRange(0x20, 0x7e) + french + signs;

/**
 * Every character of Latin-1, what French and the quotes add, and letters and signs of names that only these files have
 * (`ı`); documents write U+00A0 for the absent U+202F.
 */
const ours = `${characterRange(0x20, 0xff)}’‘“”…–—•œŒŸ€−×→≤≥ı‚„‹›⁄™`;
/**
 * Additional characters of people's and places' names, from Icelandic to Vietnamese; a font keeps those that it has.
 */
const names = characterRange(0x100, 0x24f) + characterRange(0x300, 0x323) + characterRange(0x1e00, 0x1eff);

const families = 'node_modules/@fontsource-variable';
const complete = (family: string, part: string): string => `${families}/${family}/files/${family}-${part}-normal.woff2`;
const siteFont = (family: string, wght: { readonly min: number; readonly max: number }) => ({
  file: `ui/fonts/${family}.woff2`,
  source: complete(family, 'latin-wght'),
  text: characters,
  options: { targetFormat: 'woff2', variationAxes: { wght } } as const,
});
const documentFont = (name: string, source: string, text: string, axes: Readonly<Record<string, number>>) => ({
  file: `documents/fonts/${name}.ttf`,
  source,
  text,
  options: { targetFormat: 'sfnt', variationAxes: axes } as const,
});
const instrument = complete('instrument-sans', 'latin-standard');
const bricolage = complete('bricolage-grotesque', 'latin-standard');
const instrumentNames = complete('instrument-sans', 'latin-ext-standard');
// The first family has no Vietnamese, so the second provides it.
const vietnamese = complete('bricolage-grotesque', 'vietnamese-standard');

for (const { file, source, text, options } of [
  siteFont('bricolage-grotesque', { min: 600, max: 800 }),
  siteFont('instrument-sans', { min: 400, max: 700 }),
  documentFont('instrument-sans-400', instrument, ours, { wght: 400, wdth: 100 }),
  documentFont('instrument-sans-650', instrument, ours, { wght: 650, wdth: 100 }),
  documentFont('bricolage-grotesque-700', bricolage, ours, { wght: 700, wdth: 100, opsz: 24 }),
  documentFont('instrument-sans-ext-400', instrumentNames, names, { wght: 400, wdth: 100 }),
  documentFont('instrument-sans-ext-650', instrumentNames, names, { wght: 650, wdth: 100 }),
  documentFont('bricolage-grotesque-vietnamese-400', vietnamese, names, { wght: 400, wdth: 100, opsz: 12 }),
  documentFont('bricolage-grotesque-vietnamese-700', vietnamese, names, { wght: 700, wdth: 100, opsz: 12 }),
]) {
  mkdirSync(dirname(file), { recursive: true });
  const font = await subsetFont(readFileSync(source), text, options);
  writeFileSync(file, font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}
for (const family of ['bricolage-grotesque', 'instrument-sans']) {
  copyFileSync(`${families}/${family}/LICENSE`, `ui/fonts/${family}.LICENSE.txt`);
}
