import { readFileSync } from 'node:fs';
import { type Plugin, transformWithOxc } from 'vite';
import { nameOfDrawn } from './drawn-colours.ts';

/**
 * Lets the site import an `.svg` as a component, `#ui/drawings/EndlessCord.svg?drawing`, with variables of the palette;
 * properties become attributes of the root. `?shapes` imports its paths' properties only: pages that have many icons
 * carry no code for each. The type is in `ui/drawings/drawing-files.d.ts`.
 */
export function drawingPlugin(): Plugin {
  return {
    name: 'neolis-drawings',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?(?:drawing|shapes)$/ },
      handler(id) {
        const [file = '', query] = id.split('?');
        this.addWatchFile(file);
        const component = drawingComponent(readFileSync(file, 'utf8'));
        if (query === 'shapes') return `export default ${JSON.stringify(shapesOf(component))}`;
        return transformWithOxc(component, `${file}.jsx`, { jsx: { runtime: 'automatic' } });
      },
    },
  };
}

/** A drawing's component; a root of class « drawing » becomes its frame. Throws on styles and other colours. */
export function drawingComponent(svg: string): string {
  const markup = svg
    .replaceAll(/<!--[\s\S]*?-->|<\?.*?\?>| xmlns(?::\w+)?="[^"]*"| id="[^"]*"/g, '')
    .replace(
      /<svg class="drawing" (viewBox="[^"]*"(?: preserveAspectRatio="[^"]*")?)[^>]*>([\s\S]*)<\/svg>/,
      '<Drawing $1 {...drawing}>$2</Drawing>',
    )
    .replace(/<svg([^>]*)>/, '<svg$1 {...drawing}>')
    .replaceAll(
      / (fill|stroke|vector|font|text)-([a-z])/g,
      (_name, kind: string, first: string) => ` ${kind}${first.toUpperCase()}`,
    )
    .replaceAll(/ (fill|stroke)="(?!none|currentColor)([^"]*)"/g, (_paint, kind: string, colour: string) => {
      const name = nameOfDrawn(colour);
      if (name === undefined) throw new Error(`A drawing has only colours of the palette, not ${colour}.`);
      return ` ${kind}="var(--${name})"`;
    });
  const [refused] = /<(?:style|image|script)\b| (?:style|class)=/.exec(markup) ?? [];
  if (refused !== undefined) throw new Error(`A drawing has shapes with attributes of their own, but no «${refused}».`);
  const frame = markup.includes('<Drawing') ? "import { Drawing } from '#ui/drawings/Drawing.tsx';\n" : '';
  return `${frame}export default (drawing) => ${markup}`;
}

/** The properties of each path of a drawing's component. */
function shapesOf(component: string): Record<string, string>[] {
  return [...component.matchAll(/<path([^>]*)\/>/g)].map(([, written = '']) =>
    Object.fromEntries([...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
  );
}
