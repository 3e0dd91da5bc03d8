import { expect, test } from 'vitest';
import { findOddWords } from '#tests/plain-english.ts';

const wordsIn = (path: string, source: string): string[] => findOddWords(path, source).map(({ found }) => found);

test.each([
  ['/** Gives the order, priced anew. */', ['anew', 'Gives']],
  ['/*\n * Names the line\n * and the mend.\n */', ['mend']],
  ['const width = 3; // It stands in the footer, where it stood.', ['stands']],
  ["const mend = 'the mend';", ['mend']],
  ['.page {\n  /* The faces of the visitor, in his colours. */\n}', ['faces', 'his']],
])('odd words are found in %j', (source, words) => expect(wordsIn('domain/planted.ts', source)).toEqual(words));

test('odd words are found in titles of tests, with their line', () => {
  const source = "\ntest('opens the dialog anew', () => {});\n";
  expect(findOddWords('domain/planted.test.ts', source)).toEqual([{ line: 2, found: 'anew', instead: 'again' }]);
});

test('odd words are found in documents, except in code and in the page of style', () => {
  expect(wordsIn('docs/planted.md', 'Nobody shall write `anew`.')).toEqual(['shall']);
  expect(wordsIn('CONTRIBUTING.md', '| opened anew | opened again |')).toEqual([]);
});

test.each([
  ...["const words = 'the mend';", '// Gives up after 2 s, and keeps away from the pool.'],
  '// Takes three round trips for a group. « HT » stands for « hors taxes ».',
  ...['/** A `@font-face` rule, like {@link face}. */', "const address = 'https://shall.example.fr';"],
])('no odd words are seen in %j', (source) => expect(wordsIn('domain/planted.ts', source)).toEqual([]));
