import type { Plugin } from 'vite';

/**
 * Vite's loader considers a style sheet loaded once it was asked for: after a gap in the network the page or dialog
 * would appear without it. One that failed is forgotten instead, and asked for with the next try.
 */
export function retryStyles(): Plugin {
  return {
    name: 'retry-styles',
    apply: 'build',
    transform: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: (code) => ({
        code: code
          .replace(/seen\[href\] = void 0;(?=\s+throw)/, 'delete seen[href];')
          .replace('e.type === "error"', '$& && (link.remove(), true)'),
        map: null,
      }),
    },
  };
}
