import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** Texts, and the tables that tests go through. */
const isData = (path: string): boolean => path.startsWith('content/') || path.endsWith('.fixture.ts');

const lengths = projectFiles
  .filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !isData(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));

test('no file outside data has more than 250 lines', () => {
  expect(lengths.length).toBeGreaterThan(800);
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
});

test('fewer than 15 % of the code files have fewer than 15 lines: what is always read together is in one file', () => {
  const short = lengths.filter(({ lines }) => lines < 15);
  expect(short.length / lengths.length).toBeLessThan(0.15);
});
