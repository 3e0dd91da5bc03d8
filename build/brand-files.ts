/** The files that repeat the brand for what can't import it: style sheets, icons, cards and drawings. */
import { existsSync, readFileSync } from 'node:fs';
import { ContentError } from '#build/content/read/content-error.ts';
import { drawnBrandFile, repaintDrawings } from '#build/plugins/drawn-colours.ts';
import { brand, logo } from '#content/brand.ts';
import { colours } from '#content/brand-look.ts';

/** The text of each file by its path. `npm run make:cards` writes them, the build refuses others. */
export const brandFiles: Readonly<Record<string, string>> = {
  'ui/styles/palette.css': `/*
 * Written by \`npm run make:cards\` from \`content/brand-look.yaml\`: the only raw colours (\`tests/colours.test.ts\`).
 * \`roles.css\` says what they are for outside drawings, \`tokens.css\` what replaces them in forced colours.
 */
:root {
${Object.entries(colours)
  .map(([name, colour]) => `  --${name}: ${colour};\n`)
  .join('')}}
`,
  'site/public/favicon.svg': favicon(),
  ...repaintDrawings(),
};

/** The brand that was drawn, as its file says. */
export const drawnBrand = { file: drawnBrandFile, text: drawing() };

/** The mistake that a file still has another brand. */
export function findStaleBrand(): ContentError[] {
  const files = Object.entries({ ...brandFiles, [drawnBrand.file]: drawnBrand.text });
  const stale = files.find(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (stale === undefined) return [];
  const problem = `les icônes, les images des réseaux sociaux ou les couleurs sont celles d’une autre marque (${stale[0]})`;
  return [new ContentError('content/brand.yaml', 1, problem, 'lancez « npm run make:cards », qui les refait')];
}

function drawing(): string {
  return `${JSON.stringify({ name: brand.name, colours, logo }, null, 2)}\n`;
}

/** The logo on paper, in a square. */
function favicon(): string {
  const lines = logo.map(({ colour, path }) => `<path stroke="${colours[colour]}" d="${path}"/>`).join('');
  const background = `<rect width="64" height="64" rx="14" fill="${colours.paper}"/>`;
  const strokes = `<g fill="none" stroke-width="6.4" stroke-linecap="round" stroke-linejoin="round" transform="translate(4.4 14.4)scale(1.1)">${lines}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background}${strokes}</svg>\n`;
}
