import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** React Router without its warnings for developers; its package names the other edition for every use. */
const leanRouter = 'node_modules/react-router/dist/production/index.mjs';
const libraries = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/;

/**
 * Takes 4 kB after compression off what every page loads: React and its router lie in one file, where they compress better
 * together, and the parts of the router that nothing uses are left out. These would stay, because each is made by a call
 * and gives itself a name for developers (`Link.displayName = …`), which a bundler must take for effects.
 */
export function leanApp(): Plugin {
  return {
    name: 'lean-app',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    config: () => ({
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: libraries }] } } } },
    }),
    resolveId: {
      filter: { id: /^react-router$/ },
      handler: () => (process.env.NODE_ENV === 'production' ? resolve(leanRouter) : undefined),
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/^var (\w+) = (React\d*\.(?:forwardRef|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
