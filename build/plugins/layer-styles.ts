import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ordered = ['ui', 'app', 'features', 'layout', 'pages'];

/** Puts each style module into the layer of its part, `ui/` or a folder of `site/`; `ui/styles/layers.css` orders them. */
export function layerStyles(): Plugin {
  return {
    name: 'neolis-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css(?:\?|$)/ },
      handler(code, id) {
        const layer = /^(?:site\/)?(\w+)\//.exec(relative('.', id))?.[1] ?? '';
        return ordered.includes(layer) ? `@layer ${layer} {${code}}` : undefined;
      },
    },
  };
}
