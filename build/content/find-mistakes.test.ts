import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { callRates } from '#content/call-rates.ts';
import { catalogues } from '#content/catalogues.ts';
import {
  article,
  type CopiedContent,
  copyContent,
  type Edit,
  type EditedText,
  editOf,
  unescaped,
} from './copied-content.fixture.ts';
import { findMistakes, isNextStep } from './find-mistakes.ts';
import { readContent } from './read-content.ts';
import { writeContentModules } from './write-modules.ts';

/** Rows by their files; the table explains its columns. */
type Table = Readonly<Record<string, [name: string, edit: string, place: string, words: string, line?: string][]>>;

const table: Table = parse(readFileSync('build/content/owners-mistakes.yaml', 'utf8'));
const mistakes = Object.entries(table).flatMap(([file, rows]) =>
  rows.map(([name, edit, place, words, line]) => {
    return { file, name, edit: editOf(edit), place: unescaped(place), words: unescaped(words), line };
  }),
);

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

// Later than every day in the owner's files, whatever they change.
const today = '2099-01-01';

function refusals(edits: Readonly<Record<string, Edit>>): readonly string[] {
  copy = copyContent(edits);
  return findMistakes(copy.root, today).map(({ message }) => message);
}

/** The lines of the edited file, from 1, that the edit changed, or the one after what it removed. */
function changedLines(text: EditedText): number[] {
  const before = text.before.split('\n');
  const after = text.after.split('\n');
  const found = after.findIndex((line, index) => line !== before[index]);
  const different = found < 0 ? after.length - 1 : found;
  // A long text is below the name of its field.
  const first = /(?::|>-)$/.test(after[different - 1] ?? '') ? different - 1 : different;
  const last = after.findLastIndex((line, index) => line !== before[index - after.length + before.length]);
  return after.flatMap((_, index) => (index >= first && index <= Math.max(first, last) ? index + 1 : []));
}

function linesWith(words: string, { after }: EditedText): number[] {
  return after.split('\n').flatMap((line, index) => (line.includes(words) ? index + 1 : []));
}

describe('a mistake by the owner is reported in one line of French, with its file, its line and what to write', () => {
  test.each(mistakes)('$file: $name', ({ file, edit, place, words, line }) => {
    const messages = refusals({ [file]: edit });
    const isOfFile = (other: string) => other.startsWith(`${file}:`);
    // Another catalogue may be based on the changed one.
    const isBased = (other: string) => [file, other].every((text) => text.startsWith('content/catalogues/'));
    const [message = '', ...more] = messages.filter((other) => isOfFile(other) || !isBased(other));
    expect(more).toEqual([]);
    expect(message).toMatch(/^content\/[^:]+:\d+\u00a0: [^\n]+ → [^\n]+$/);
    expect(message).toContain(`${file}:`);
    expect(message).toContain(place);
    expect(message.split(' → ').at(-1)).toContain(words);
    expect(message).not.toMatch(/\b(?:write|expected|Invalid|received|is not)\b|\{"/);
    const text = copy?.texts.get(file) ?? { before: '', after: '' };
    const named = Number(/:(\d+)/.exec(message)?.[1]);
    expect(line === undefined ? changedLines(text) : linesWith(line, text), message).toContain(named);
  });
});

test('a link to the old address of the quote is answered with the new one', () => {
  const advice = refusals({ 'content/pages.yaml': (text) => text.replace('path: /quote/', 'path: /devis/') });
  expect(advice).toContainEqual(expect.stringMatching(/\/quote\/.* → .*telle que \/devis\/,/));
});

const french: Edit = (text) => `\ufeff${text.replaceAll('\n', ';;\r\n').replaceAll(/;(\d+)\.(\d+);/g, ';$1,$2;')}`;
const notepad: Edit = (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
const spaces: Edit = (text) =>
  text.replaceAll(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length)).replaceAll(/^([\u00a0-]*\w+):/gm, '$1\u202f:');
const windows: Edit = (text) => Buffer.from(text.replaceAll('’', '\x92').replaceAll('\u202f', '\xa0'), 'latin1');

test.each<readonly [file: string, program: string, edit: Edit]>([
  ['content/call-rates.csv', 'Excel, with commas and empty columns', french],
  ['content/call-rates.csv', 'Excel, as Windows-1252', windows],
  ['content/catalogues/2026-11.yaml', 'Notepad', notepad],
  ['content/catalogues/2026-11.yaml', 'Notepad, as Windows-1252', windows],
  [article, 'Notepad', notepad],
  ['content/catalogues/2026-11.yaml', 'a word processor, with its spaces', spaces],
  ['content/catalogues/2026-11.yaml', 'a keyboard, with its apostrophes', (text) => text.replaceAll('’', "'")],
  ['content/call-rates.csv', 'a keyboard, with its apostrophes', (text) => text.replaceAll('’', "'")],
  ['content/call-rates-synonyms.yaml', 'a keyboard, with its apostrophes', (text) => text.replaceAll('’', "'")],
])('files of other programs are read as intended: %s from %s', (file, _program, edit) => {
  expect(refusals({ [file]: edit })).toEqual([]);
  const content = readContent(copy?.root ?? '');
  expect(content.callRates).toEqual(callRates);
  expect(content.catalogues.map(({ catalogue }) => catalogue)).toEqual(catalogues);
});

test('a line of a long text may begin with the signs of a keypad', () => {
  const keypad: Edit = (text) => text.replace(/>-\n( +)/, '>-\n$1#31# masque votre numéro,\n$1# puis 1 le montre.\n$1');
  expect(refusals({ 'content/testimonials.yaml': keypad })).toEqual([]);
});

test('the data of a company are accepted', () => {
  const data = [
    'iban = FR76 3000 6000 0112 3456 7890 189',
    'siren = 732 829 320',
    'vatNumber = FR44 732829320',
    'email = contact@neolis.fr',
    'phone = 04\u00a095\u202f12 34 56',
    'bic = AGRIFRPP',
    'sepaCreditorId = FR72ZZZ123456',
  ];
  const edit: Edit = (text) => data.reduce((all, field) => String(editOf(field)(all)), text);
  // The terms of sale name some of them.
  expect(refusals({ 'content/company.yaml': edit }).filter((message) => !isNextStep(message))).toEqual([]);
});

test.each<readonly [change: string, day: string, edit: Edit]>([
  ['with a mark of Notepad', '2026-11-01', (text) => `\ufeff${text}`],
  ['with the line ends of Windows', '2026-11-01', (text) => text.replaceAll('\n', '\r\n')],
  ['with a brace', '2026-11-01', (text) => `${text}{`],
  ['that was never kept', '2026-10-01', () => 'Un mot.'],
])('an earlier version of the terms %s is named once all else is written', (_change, day, edit) => {
  const file = `content/terms-versions/${day}.md`;
  expect(refusals({ [file]: edit })).toEqual([isRestored(file)]);
  expect(writeContentModules(copy?.root ?? '').mistakes).toEqual([]);
});

test('an earlier version of the terms that was removed is named', () => {
  copy = copyContent({});
  const file = 'content/terms-versions/2026-11-01.md';
  rmSync(join(copy.root, file));
  expect(findMistakes(copy.root, today).map(({ message }) => message)).toEqual([isRestored(file)]);
});

const isRestored = (file: string): unknown =>
  expect.stringMatching(new RegExp(`^${file}:1\u00a0: .*ne sont plus celles.* → remettez ce fichier`));

test('correct names in a catalogue in force, and links to what the build writes, are accepted', () => {
  const links = '\n[À lire](/CGV.pdf), [à comparer](/tarifs-communications.csv)\n';
  const edits: Readonly<Record<string, Edit>> = {
    [article]: (text) => `${text}${links}`,
    'content/catalogues/2026-11.yaml': (text) => text.replace('Cordon RJ45', 'Câble RJ45'),
  };
  expect(refusals(edits)).toEqual([]);
});

test('a folder that the site does not read is emptied and removed', () => {
  copy = copyContent({});
  mkdirSync(join(copy.root, 'content/articles/images'));
  const messages = findMistakes(copy.root, today).map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(/^content\/articles\/images:1\u00a0: .*dossier → déplacez/)]);
});

test('what the owner has none of is left out, the folder of a last article too', () => {
  copy = copyContent({
    'content/testimonials.yaml': editOf('/^testimonials:[\\s\\S]*/m => testimonials: []\\n'),
    'content/legal-points.yaml': editOf('/^legalPoints:[\\s\\S]*/m => legalPoints: []\\n'),
    'content/pages/home.yaml': editOf('/^homePictures:\\n(?: .*\\n)+/m => homePictures: {}\\n'),
  });
  rmSync(join(copy.root, 'content/articles'), { recursive: true });
  expect(findMistakes(copy.root, today).map(({ message }) => message)).toEqual([]);
  expect(writeContentModules(copy.root).mistakes).toEqual([]);
});

test('installations that only a catalogue to come refuses are named before its first day', () => {
  const edit = editOf('/validFrom: .*([\\s\\S]*?phones: \\{ min: 3, max: )50/ => validFrom: 2099-12-01$13');
  const messages = refusals({ 'content/catalogues/2099-12.yaml': edit });
  const refused = /^content\/quote-presets\.yaml:\d+\u00a0: le formulaire refuserait/;
  expect(messages).toContainEqual(expect.stringMatching(refused));
  expect(messages).toContainEqual(expect.stringMatching(/phonesPerClient.* de 3 à 3$/));
});

test('two confirmed prices are one line, which both messages give', () => {
  const free = '/validFrom: .*([\\s\\S]*?price: )3,00([\\s\\S]*portabilityBlockSize: )10/';
  const edit = editOf(`${free} => validFrom: 2099-12-01$130,00$2100`);
  const line = 'confirmedPrices: [oneTime.cable.price, portabilityBlockSize]';
  const messages = refusals({ 'content/catalogues/2099-12.yaml': edit });
  expect(messages).toEqual([expect.stringContaining(line), expect.stringContaining(line)]);
});

describe('a catalogue that is kept but not yet in force', () => {
  const kept = editOf(`+ ${'0'.repeat(64)}  2099-12.yaml`);
  const sums = 'content/catalogues/kept-sums.txt';
  const from = (day: string) => editOf(`validFrom = ${day}`);

  test('lets another begin before it', () => {
    const days = { '2099-06': from('2099-06-01'), '2099-12': from('2099-12-01') };
    const files = Object.entries(days).map(([name, edit]) => [`content/catalogues/${name}.yaml`, edit] as const);
    const messages = refusals({ [sums]: kept, ...Object.fromEntries(files) });
    expect(messages.map(isNextStep), messages.join('\n')).toEqual([true, true]);
  });

  test('can be withdrawn', () => {
    const fix =
      'remettez ce fichier, tel que l’historique du dépôt le garde\u202f; s’il n’a jamais été en vigueur, retirez';
    expect(refusals({ [sums]: kept })).toEqual([expect.stringContaining(fix)]);
  });
});
