import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type CopiedContent, copyContent } from '#build/content/copied-content.fixture.ts';
import { readContent } from '#build/content/read-content.ts';
import { catalogues as published } from '#content/catalogues.ts';

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

/** The first catalogue, which never changes. */
const first = published[0].id;

/** The catalogues and mistakes in a folder that holds the first catalogue and these files. */
function read(files: Readonly<Record<string, string>>) {
  const edits = Object.entries(files).map(([name, text]) => [`content/catalogues/${name}`, () => text] as const);
  copy = copyContent(Object.fromEntries(edits));
  const folder = join(copy.root, 'content/catalogues');
  for (const file of readdirSync(folder)) if (file !== `${first}.yaml` && !(file in files)) rmSync(join(folder, file));
  const { catalogues, mistakes } = readContent(copy.root);
  const byId = new Map(catalogues.map(({ catalogue }) => [catalogue.id, catalogue]));
  return { byId, messages: mistakes.map(({ message }) => message) };
}

const head = (day: string, base = first) => `basedOn: ${base}\nvalidFrom: ${day}\nsource: Essai\n`;

test('a catalogue has the values of the one before, except those that it changes, adds or leaves empty', () => {
  const { byId, messages } = read({
    '2099-01.yaml': `${head('2099-01-01')}unlimited:
  channels: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]
  price:
    france-fix: { 25: '112,50', 30: }
    france-all: { 25: '281,25', 30: }
    international: { 25: '468,75', 30: }
`,
    '2099-02.yaml': `${head('2099-02-01', '2099-01')}oneTime: { cable: { price: '4,00' } }\n`,
  });
  expect(messages).toEqual([]);
  const { oneTime, monthly, unlimited, limits } = byId.get(first) ?? {};
  const second = byId.get('2099-01');
  expect(second).toMatchObject({ validFrom: '2099-01-01', source: 'Essai', oneTime, monthly, limits });
  expect(second).not.toHaveProperty('basedOn');
  const { 30: _gone, ...kept } = unlimited?.priceCents['france-all'] ?? {};
  expect(second?.unlimited.priceCents['france-all']).toEqual({ ...kept, 25: 28_125 });
  expect(byId.get('2099-02')).toMatchObject({ unlimited: second?.unlimited, oneTime: { cable: { priceCents: 400 } } });
});

test.each<readonly [mistake: string, files: Readonly<Record<string, string>>, message: string]>([
  ['a catalogue based on itself', { '2099-01.yaml': head('2099-01-01', '2099-01') }, '2099-01.yaml:1\u00a0: basedOn'],
  [
    'one based on another than the last, whose changes it would undo',
    { '2099-01.yaml': head('2099-01-01'), '2099-02.yaml': head('2099-02-01') },
    '2099-02.yaml:1\u00a0: basedOn\u00a0: lu',
  ],
  [
    'one based on a wrong one',
    {
      '2099-01.yaml': `${head('2099-01-01')}oneTime: { cable: { price: 4 } }\n`,
      '2099-02.yaml': head('2099-02-01', '2099-01'),
    },
    '2099-01.yaml:4\u00a0: oneTime.cable.price',
  ],
  ['a day of another form', { '2099-01.yaml': head('01/12/2099') }, '2099-01.yaml:2\u00a0: validFrom'],
])('%s is reported once', (_mistake, files, message) => {
  expect(read(files).messages).toEqual([expect.stringContaining(message)]);
});
