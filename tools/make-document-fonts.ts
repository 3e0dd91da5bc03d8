import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Cuts the static fonts that the PDFs embed from the variable ones: `npm run make:document-fonts`. PDF readers don't
 * support variable fonts, nor the PDF library woff2.
 */
const target = 'documents/fonts';
const files = (family: string, part: string): string =>
  `node_modules/@fontsource-variable/${family}/files/${family}-${part}-standard-normal.woff2`;
const instrument = files('instrument-sans', 'latin');
const bricolage = files('bricolage-grotesque', 'latin');

const characterRange = (first: number, last: number): string =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => index + first));

/** Every character of Latin-1 and what French and the quotes add; documents write U+00A0 for the absent U+202F. */
const ours = `${characterRange(0x20, 0xff)}’‘“”…–—•œŒŸ€−×→≤≥`;
/**
 * Additional characters of people's and places' names, from Icelandic to Vietnamese; a font keeps those that it has.
 */
const names = characterRange(0x100, 0x24f) + characterRange(0x300, 0x323) + characterRange(0x1e00, 0x1eff);

const faces = [
  { name: 'instrument-sans-400', source: instrument, characters: ours, axes: { wght: 400, wdth: 100 } },
  { name: 'instrument-sans-650', source: instrument, characters: ours, axes: { wght: 650, wdth: 100 } },
  { name: 'bricolage-grotesque-700', source: bricolage, characters: ours, axes: { wght: 700, wdth: 100, opsz: 24 } },
  {
    name: 'instrument-sans-ext-400',
    source: files('instrument-sans', 'latin-ext'),
    characters: names,
    axes: { wght: 400, wdth: 100 },
  },
  // The first family has no Vietnamese, so the second provides it.
  {
    name: 'bricolage-grotesque-vietnamese-400',
    source: files('bricolage-grotesque', 'vietnamese'),
    characters: names,
    axes: { wght: 400, wdth: 100, opsz: 12 },
  },
];

mkdirSync(target, { recursive: true });
for (const { name, source, characters, axes } of faces) {
  const font = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff', variationAxes: axes });
  writeFileSync(`${target}/${name}.woff`, font);
  console.log(`${target}/${name}.woff: ${(font.length / 1000).toFixed(1)} kB`);
}
