import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Cuts the fixed faces that the PDFs embed out of the variable fonts: `npm run make:document-fonts`. PDF readers take no
 * variable fonts, and the PDF library no woff2.
 */
const target = 'documents/fonts';
const instrument =
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2';
const bricolage =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';

const faces = [
  { name: 'instrument-sans-400', source: instrument, axes: { wght: 400, wdth: 100 } },
  { name: 'instrument-sans-650', source: instrument, axes: { wght: 650, wdth: 100 } },
  { name: 'bricolage-grotesque-700', source: bricolage, axes: { wght: 700, wdth: 100, opsz: 24 } },
];

/** Every character of Latin-1 and what French and the quotes add; documents write U+00A0 for the absent U+202F. */
const latin1 = String.fromCharCode(...Array.from({ length: 0x100 - 0x20 }, (_, index) => index + 0x20));
const characters = `${latin1}’‘“”…–—•œŒŸ€−×→≤≥`;

mkdirSync(target, { recursive: true });
for (const { name, source, axes } of faces) {
  const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff', variationAxes: axes });
  writeFileSync(`${target}/${name}.woff`, font);
  console.log(`${target}/${name}.woff: ${(font.length / 1000).toFixed(1)} kB`);
}
