import { readFileSync } from 'node:fs';
import { type Plugin, transformWithOxc } from 'vite';
import { nameOfDrawn } from './drawn-colours.ts';

/**
 * Lets the site import a drawing that a drawing program opens as a component, `#ui/drawings/EndlessCord.svg?drawing`: the
 * file's own markup, with variables of the palette in place of its colours. Properties become attributes of the root. The
 * type is in `ui/drawings/drawing-files.d.ts`.
 */
export function drawingPlugin(): Plugin {
  return {
    name: 'neolis-drawings',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?drawing$/ },
      handler(id) {
        const file = id.replace('?drawing', '');
        this.addWatchFile(file);
        return transformWithOxc(drawingComponent(readFileSync(file, 'utf8')), `${file}.jsx`, {
          jsx: { runtime: 'automatic' },
        });
      },
    },
  };
}

/**
 * The component of a drawing's file. In the file, a root of the class « drawing » repeats what the frame of all drawings sets.
 * Throws on what a file may not have: texts and styles, and colours that the palette has not.
 */
export function drawingComponent(svg: string): string {
  const markup = svg
    .replaceAll(/<!--[\s\S]*?-->|<\?.*?\?>| xmlns(?::\w+)?="[^"]*"| id="[^"]*"/g, '')
    .replace(/<svg class="drawing" (viewBox="[^"]*")[^>]*>([\s\S]*)<\/svg>/, '<Drawing $1 {...drawing}>$2</Drawing>')
    .replace(/<svg([^>]*)>/, '<svg$1 {...drawing}>')
    .replaceAll(/ (fill|stroke)-([a-z])/g, (_name, kind: string, first: string) => ` ${kind}${first.toUpperCase()}`)
    .replaceAll(/ (fill|stroke)="(?!none)([^"]*)"/g, (_paint, kind: string, colour: string) => {
      const name = nameOfDrawn(colour);
      if (name === undefined) throw new Error(`A drawing has only colours of the palette, not ${colour}.`);
      return ` ${kind}="var(--${name})"`;
    });
  const [refused] = /<(?:style|text|image|script)\b| (?:style|class)=/.exec(markup) ?? [];
  if (refused !== undefined) throw new Error(`A drawing has shapes with attributes of their own, but no «${refused}».`);
  const frame = markup.includes('<Drawing') ? "import { Drawing } from '#ui/drawings/Drawing.tsx';\n" : '';
  return `${frame}export default (drawing) => ${markup}`;
}
