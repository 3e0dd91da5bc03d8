import type { Plugin } from 'vite';

/** The question that the owner reads beside a provisional value. */
const hinted = /("expected": )"(?:[^"\\]|\\.)*"/g;

/**
 * Empties these questions in the site's scripts: visitors never see them, and they weigh half a kilobyte on every page
 * (byte budgets: `docs/speed.md`).
 */
export function dropOwnerHints(): Plugin {
  return {
    name: 'drop-owner-hints',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]content[\\/]generated[\\/]/ },
      handler: (code) => ({ code: code.replaceAll(hinted, '$1""'), map: null }),
    },
  };
}
