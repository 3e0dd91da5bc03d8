import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Cuts the site's two fonts from their complete files: `npm run make:fonts`. French letters, digits and signs only, and
 * only the weights that `ui/styles` uses, so that both together are below 60 kB.
 */
const target = 'ui/fonts';
const faces = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'instrument-sans', weights: { min: 400, max: 700 } },
];

const ascii = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => index + 0x20));
const french = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸäöñáíóúÄÖÑÁÍÓÚìòßãåøÅØ';
const signs = '\u00a0\u202f«»’‘“”…–—·•−×÷±→←↗✓≤≥€§©®°ªº²³½¼%‰';
const characters = ascii + french + signs;

mkdirSync(target, { recursive: true });
for (const { name, weights } of faces) {
  const source = `node_modules/@fontsource-variable/${name}`;
  const whole = readFileSync(`${source}/files/${name}-latin-wght-normal.woff2`);
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(`${target}/${name}.woff2`, cut);
  copyFileSync(`${source}/LICENSE`, `${target}/${name}.LICENSE.txt`);
  console.log(`${target}/${name}.woff2: ${(cut.length / 1000).toFixed(1)} kB`);
}
