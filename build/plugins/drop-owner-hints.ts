import type { Plugin } from 'vite';

/** The call of a placeholder with its hint, a string without interpolation. */
const hinted = /\bplaceholder\(\s*('[^']*'|`[^`]*`),\s*'[^']*',?\s*\)/g;

/**
 * Leaves what the owner is asked for out of the scripts of the site, where nobody reads it: half a kilobyte on every page.
 */
export function dropOwnerHints(): Plugin {
  return {
    name: 'drop-owner-hints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]content[\\/][\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(hinted, "placeholder($1, '')"), map: null }),
    },
  };
}
