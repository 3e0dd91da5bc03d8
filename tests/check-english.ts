/** A part of `npm run lint`: refuses odd words in comments, titles of tests and documents. Exits with 1 if there are any. */
import { readFileSync } from 'node:fs';
import { findOddWords } from './plain-english.ts';
import { projectFiles } from './shared/project-files.ts';

const faults = projectFiles
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) || (path.endsWith('.md') && !path.startsWith('content/')))
  .filter((path) => !path.startsWith('tests/plain-english'))
  .flatMap((path) =>
    findOddWords(path, readFileSync(path, 'utf8')).map(
      ({ line, found, instead }) => `${path}:${line}: « ${found} », write « ${instead} » (see CONTRIBUTING.md, Style)`,
    ),
  );
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
