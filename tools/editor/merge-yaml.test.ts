import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mergeYaml, shownYaml } from './merge-yaml.ts';

const source = `# La page.
title: "Un : deux" # en gras
terms: >-
  Une phrase assez longue, que deux lignes portent parce qu’une seule serait trop large pour l’écran de celui qui écrit,
  et la suite.
entries:
  - name: Un
    rank: 1
  # Le second.
  - name: Deux
    rank: 2

sure: [a, b]
assurances:
  - Offerte
  - !a-donner "Sans engagement"
# Facultatif.
picture: !a-donner "sans image"
`;

interface Shown {
  title: string;
  terms: string;
  entries: { name: string; rank: number }[];
  sure: string[];
  assurances: string[];
  picture: string | { image: string };
}

const edit = (change: (value: Shown) => void): string => {
  const value = shownYaml(source) as Shown;
  change(value);
  return mergeYaml(source, value);
};

test('keeps values and comments of every file, and changes nothing when nothing was changed', () => {
  const files = ['content', 'content/pages'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.yaml') ? [`${folder}/${name}`] : [])),
  );
  expect(files.length).toBeGreaterThan(20);
  const comments = (text: string) => text.match(/^ *#.*$/gm)?.map((line) => line.trim());
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const value = shownYaml(text) as Record<string, unknown>;
    expect(mergeYaml(text, value), file).toBe(text);
    const longer = { ...value, added: 'Un texte' };
    const merged = mergeYaml(text, longer);
    expect(shownYaml(merged), file).toEqual(longer);
    expect(comments(merged), file).toEqual(comments(text));
    expect(mergeYaml(merged, { ...longer, added: 'Deux' }), file).toBe(merged.replace('Un texte', 'Deux'));
  }
});

test('shows and keeps what no-break spaces surround, as the build reads it', () => {
  expect(shownYaml('title\u00a0: Un\nsure\u202f:\n\u00a0- a\n')).toEqual({ title: 'Un', sure: ['a'] });
  expect(mergeYaml('title\u00a0: Un\n', { title: 'Deux' })).toBe('title: Deux\n');
});

test.each([
  ['a text', (value) => (value.title = 'Trois'), 'title: "Un : deux" #', 'title: "Trois" #'],
  ['a number', ({ entries }) => entries.splice(1, 1, { name: 'Deux', rank: 3 }), 'rank: 2', 'rank: 3'],
  ['a folded text', (value) => (value.terms = 'Une phrase.'), /terms: >-\n.*\n.*\n/, 'terms: >-\n  Une phrase.\n'],
  ['a list on one line', (value) => value.sure.push('c'), '[a, b]', '[a, b, c]'],
  [
    'a new entry',
    (value) => value.entries.push({ name: 'Trois', rank: 3 }),
    'rank: 2\n',
    'rank: 2\n  - name: Trois\n    rank: 3\n',
  ],
  ['a removed entry', (value) => value.entries.pop(), '  # Le second.\n  - name: Deux\n    rank: 2\n', ''],
  [
    'a value that is given',
    (value) => (value.assurances[1] = 'Douze mois'),
    '!a-donner "Sans engagement"',
    'Douze mois',
  ],
  [
    'a value that is sure',
    (value) => (value.assurances[1] = 'Sans engagement'),
    '!a-donner "Sans engagement"',
    'Sans engagement',
  ],
  [
    'a value that is not',
    (value) => (value.assurances[0] = 'À donner : Offerte'),
    '- Offerte',
    '- !a-donner "Offerte"',
  ],
  [
    'a value that is not, by a keyboard without capital accents',
    (value) => (value.assurances[0] = 'A donner : Offerte'),
    '- Offerte',
    '- !a-donner "Offerte"',
  ],
  ['fields left empty', (value) => (value.picture = { image: '' }), '', ''],
  [
    'filled fields',
    (value) => (value.picture = { image: '/a.png' }),
    'picture: !a-donner "sans image"',
    'picture:\n  image: /a.png',
  ],
  ['a text that is gone', (value) => (value.title = ''), /title.*\n/, ''],
] as [string, (value: Shown) => void, string | RegExp, string][])('writes %s alone', (_what, change, from, to) => {
  expect(edit(change)).toBe(source.replace(from, to));
});

test.each([
  ['stays while another field changes', 'pictures: {}', {}, 'pictures: {}'],
  ['is without what it held', 'pictures:\n  kit:\n    image: /a.png', { kit: { image: '' } }, 'pictures: {}'],
  [
    'keeps what is provisional',
    'pictures:\n  kit:\n    image: /a.png\n  portal: !a-donner "sans image"',
    { kit: { image: '' } },
    'pictures:\n  portal: !a-donner "sans image"',
  ],
])('a group of optional groups that is empty %s', (_how, before, pictures, after) => {
  expect(mergeYaml(`title: Un\n${before}\n`, { title: 'Deux', pictures })).toBe(`title: Deux\n${after}\n`);
});

test('keeps the texts of entries that change places', () => {
  const moved = edit(({ entries }) => entries.reverse());
  expect(moved).toContain('entries:\n  # Le second.\n  - name: Deux\n    rank: 2\n  - name: Un\n    rank: 1\n\nsure');
});
