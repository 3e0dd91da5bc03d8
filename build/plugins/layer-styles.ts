import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Puts each style module into the layer of its part, `ui/` or a folder of `site/`; `ui/styles/layers.css` orders them. */
export function layerStyles(): Plugin {
  return {
    name: 'neolis-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css(?:\?|$)/ },
      handler(code, id) {
        const [, layer] = /^(?:site\/)?(ui|app|features|layout|pages)\//.exec(relative('.', id)) ?? [];
        return layer && `@layer ${layer} {${code}}`;
      },
    },
  };
}
