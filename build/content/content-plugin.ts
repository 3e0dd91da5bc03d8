import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { writeContentModules } from './write-modules.ts';

/**
 * While the development server runs, writes the modules of `content/` again with each change; a mistake is shown over the
 * page and names the file, the line and what to write.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'neolis-content',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    hotUpdate({ file }) {
      if (!/^content\/(?!generated\/)/.test(relative(root, file))) return;
      const mistakes = writeContentModules(root).map(({ message }) => message);
      if (mistakes.length > 0) this.error(mistakes.join('\n'));
    },
  };
}
