import { afterEach, expect, test } from 'vitest';
import { type CopiedContent, copyContent } from '#build/content/copied-content.fixture.ts';
import { readContent } from '#build/content/read-content.ts';
import { catalogues } from '#content/catalogues.ts';

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

const last = catalogues.at(-1) ?? catalogues[0];

/** Two catalogues after the owner's last one. */
function readTwo(first: string, second: string) {
  copy = copyContent({
    'content/catalogues/2099-01.yaml': () => `basedOn: ${last.id}\nvalidFrom: 2099-01-01\nsource: Essai\n${first}`,
    'content/catalogues/2099-02.yaml': () => `basedOn: 2099-01\nvalidFrom: 2099-02-01\nsource: Essai\n${second}`,
  });
  const { catalogues: found, mistakes } = readContent(copy.root);
  const [one, two] = found.map(({ catalogue }) => catalogue).slice(catalogues.length);
  return { one, two, messages: mistakes.map(({ message }) => message) };
}

test('a catalogue has the values of the one before, except those that it changes, adds or leaves empty', () => {
  const { one, two, messages } = readTwo(
    `unlimited:
  channels: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]
  price:
    france-fix: { 25: '112,50', 30: }
    france-all: { 25: '281,25', 30: }
    international: { 25: '468,75', 30: }
`,
    `oneTime: { cable: { price: '4,00' } }\n`,
  );
  expect(messages).toEqual([]);
  const { oneTime, monthly, unlimited, limits } = last;
  expect(one).toMatchObject({ id: '2099-01', validFrom: '2099-01-01', source: 'Essai', oneTime, monthly, limits });
  expect(one).not.toHaveProperty('basedOn');
  const { 30: _gone, ...kept } = unlimited.priceCents['france-all'];
  expect(one?.unlimited.priceCents['france-all']).toEqual({ ...kept, 25: 28_125 });
  expect(two).toMatchObject({ unlimited: one?.unlimited, oneTime: { cable: { priceCents: 400 } } });
});

test('what is wrong in a catalogue is not said again of one that takes its values', () => {
  const { messages } = readTwo('oneTime: { cable: { price: 4 } }\n', '');
  expect(messages).toEqual([expect.stringContaining('2099-01.yaml:4\u00a0: oneTime.cable.price')]);
});
