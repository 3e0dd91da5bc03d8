import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type CopiedContent, copyContent } from '#build/content/copied-content.fixture.ts';
import { readCatalogues, readWrittenCatalogues } from './read-catalogues.ts';

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

/** The first catalogue, which never changes. */
const first = readCatalogues('.')[0].id;

/** The catalogues and mistakes in a folder that holds the first catalogue and these files. */
function read(files: Readonly<Record<string, string>>) {
  const edits = Object.entries(files).map(([name, text]) => [`content/catalogues/${name}`, () => text] as const);
  copy = copyContent(Object.fromEntries(edits));
  const folder = join(copy.root, 'content/catalogues');
  for (const file of readdirSync(folder)) if (file !== `${first}.yaml` && !(file in files)) rmSync(join(folder, file));
  const { catalogues, mistakes } = readWrittenCatalogues(copy.root);
  const byId = new Map(catalogues.map(({ catalogue }) => [catalogue.id, catalogue]));
  return { byId, messages: mistakes.map(({ message }) => message) };
}

const head = (day: string, base = first) => `basedOn: ${base}\nvalidFrom: ${day}\nsource: Essai\n`;

describe('a catalogue based on another one', () => {
  test('has its values, except those that it changes, adds or leaves empty', () => {
    const { byId, messages } = read({
      '2099-01.yaml': `${head('2099-01-01')}unlimited:
  channels: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25]
  price:
    france-fix: { 25: '112,50', 30: }
    france-all: { 25: '281,25', 30: }
    international: { 25: '468,75', 30: }
`,
    });
    expect(messages).toEqual([]);
    const { oneTime, monthly, unlimited, limits } = byId.get(first) ?? {};
    const later = byId.get('2099-01');
    expect(later).toMatchObject({ validFrom: '2099-01-01', source: 'Essai', oneTime, monthly, limits });
    expect(later).not.toHaveProperty('basedOn');
    const { 30: _gone, ...kept } = unlimited?.priceCents['france-all'] ?? {};
    expect(later?.unlimited.priceCents['france-all']).toEqual({ ...kept, 25: 28_125 });
  });

  test('may be based on one that is based on another', () => {
    const { byId, messages } = read({
      '2099-01.yaml': `${head('2099-01-01')}oneTime: { cable: { price: '4,00' } }\n`,
      '2099-02.yaml': `${head('2099-02-01', '2099-01')}oneTime: { box: { price: '299,00' } }\n`,
    });
    expect(messages).toEqual([]);
    expect(byId.get('2099-02')?.oneTime).toMatchObject({ cable: { priceCents: 400 }, box: { priceCents: 29_900 } });
  });

  test.each<readonly [mistake: string, files: Readonly<Record<string, string>>, messages: readonly string[]]>([
    ['names none', { '2099-01.yaml': head('2099-01-01', '2098-12') }, ['2099-01.yaml:1\u00a0: basedOn']],
    ['names itself', { '2099-01.yaml': head('2099-01-01', '2099-01') }, ['2099-01.yaml:1\u00a0: basedOn']],
    [
      'names one that names it',
      { '2099-01.yaml': head('2099-01-01', '2099-02'), '2099-02.yaml': head('2099-02-01', '2099-01') },
      ['2099-02.yaml:1\u00a0: basedOn', '2099-01.yaml:1\u00a0: basedOn'],
    ],
    [
      'undoes what another one changed before it',
      {
        '2099-01.yaml': `${head('2099-01-01')}oneTime: { cable: { price: '4,00' } }\n`,
        '2099-02.yaml': head('2099-02-01'),
      },
      [`2099-02.yaml:1\u00a0: basedOn\u00a0: lu «\u202f${first}\u202f», mais «\u202f2099-01\u202f» a changé`],
    ],
    ['has no day of its own', { '2099-01.yaml': `basedOn: ${first}\nsource: Essai\n` }, ['validFrom manque']],
    [
      'is right, but based on a wrong one',
      {
        '2099-01.yaml': `${head('2099-01-01')}oneTime: { cable: { price: 4 } }\n`,
        '2099-02.yaml': head('2099-02-01', '2099-01'),
      },
      ['2099-01.yaml:4\u00a0: oneTime.cable.price'],
    ],
  ])('that %s is refused, each mistake once', (_mistake, files, expected) => {
    const { messages } = read(files);
    expect(messages).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) expect(messages[index]).toContain(words);
  });
});
