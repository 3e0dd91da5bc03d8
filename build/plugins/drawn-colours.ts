/** Colours of the drawings in files: a drawing program can't look up a name of the palette, so they have the values. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '#content/brand-look.ts';

type ColourName = keyof typeof colours;

/** Says which brand these files, the pages' social cards and the icons for home screens were drawn with. */
export const drawnBrandFile = 'tools/cards/drawn-brand.json';
const folder = 'ui/drawings';
const { colours: drawn } = JSON.parse(readFileSync(drawnBrandFile, 'utf8')) as { colours: Record<ColourName, string> };

/** The paths of these drawings. */
export const drawingFiles: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .map((path) => join(folder, path));

/** What the palette calls a colour of these files; `undefined` if it has none such. */
export function nameOfDrawn(colour: string): ColourName | undefined {
  return (Object.keys(colours) as ColourName[]).find((name) => sixDigits(drawn[name]) === sixDigits(colour));
}

/** Text of each of these files, by its path, in the colours of the brand. */
export function repaintDrawings(): Record<string, string> {
  const repaint = (colour: string): string => {
    const name = nameOfDrawn(colour);
    return name === undefined ? colour : sixDigits(colours[name]);
  };
  return Object.fromEntries(
    drawingFiles.map((path) => [path, readFileSync(path, 'utf8').replaceAll(/#[\da-f]{3,6}\b/gi, repaint)]),
  );
}

/** A colour as drawing programs write it. */
function sixDigits(colour: string): string {
  return colour.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}
