import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parisDay } from '#domain/calendar.ts';
import { findMistakes, isNextStep } from './find-mistakes.ts';
import { writeContentModules } from './write-modules.ts';

/** In development, writes the modules of `content/` again with each change; a mistake is shown over the page. */
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
      const mistakes = findMistakes(root, parisDay(new Date()), writeContentModules(root))
        .map(({ message }) => message)
        .filter((message) => !isNextStep(message));
      if (mistakes.length > 0) this.error(mistakes.join('\n'));
    },
  };
}
