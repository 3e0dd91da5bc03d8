import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { callRates } from '#content/call-rates.ts';
import { catalogues } from '#content/catalogues.ts';
import { article, type CopiedContent, copyContent, type Edit, type EditedText } from './copied-content.fixture.ts';
import { findMistakes } from './find-mistakes.ts';
import { readContent } from './read-content.ts';

/** A row of `owners-mistakes.yaml`, which explains its columns. */
type Row = readonly [name: string, edit: string, place: string, words: string, line?: string];
type Mistake = ReturnType<typeof mistakeOf>;

const table = parse(readFileSync('build/content/owners-mistakes.yaml', 'utf8')) as Readonly<Record<string, Row[]>>;
const mistakes = Object.entries(table).flatMap(([file, rows]) =>
  rows.map((row, index) => mistakeOf(file === 'article' ? `content/articles/specimen-${index + 1}.md` : file, row)),
);

function mistakeOf(file: string, [name, edit, place, words, line]: Row) {
  return { file, name, edit: editOf(edit), place: unescaped(place), words: unescaped(words), line };
}

function editOf(edit: string): Edit {
  if (edit === 'UTF-16') return (text) => Buffer.from(`\ufeff${text}`, 'utf16le');
  if (edit.startsWith('+ ')) return (text) => `${text}${unescaped(edit.slice(2))}\n`;
  const [, found = '', flags, replacement = ''] = /^\/(.+)\/(\w*) => ([\s\S]*)$/.exec(edit) ?? [];
  if (found !== '') return (text) => text.replace(new RegExp(found, flags), unescaped(replacement));
  return given(...(edit.split(' = ') as [field: string, value: string]));
}

/** Another value of a field, whether the owner has given one or not. */
function given(field: string, value: string): Edit {
  return (text) => text.replace(new RegExp(`^([ -]*${field}:).*`, 'm'), `$1 ${value}`);
}

/** The signs that the table can't show. */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t').replaceAll('\\u00a0', '\u00a0');
}

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

// Later than every day in the owner's files, whatever they change.
const today = '2099-01-01';

function refusals(edits: Readonly<Record<string, Edit>>): readonly string[] {
  copy = copyContent(edits);
  return findMistakes(copy.root, today).map(({ message }) => message);
}

interface Reported extends EditedText {
  readonly messages: readonly string[];
}

/**
 * What is reported of each mistake. Those of different files are made in one copy of the content, which is checked once
 * for all of them; what is hidden there, since mistakes of an earlier kind are reported alone, is made again in the next.
 */
function reportAll(): { reports: ReadonlyMap<Mistake, Reported>; elsewhere: readonly string[] } {
  const reports = new Map<Mistake, Reported>();
  const elsewhere: string[] = [];
  for (
    let left: readonly Mistake[] = mistakes;
    left.length > 0;
    left = left.filter((mistake) => !reports.has(mistake))
  ) {
    const made = left.filter(({ file }, index) => left.findIndex((other) => other.file === file) === index);
    const known = reports.size;
    const found = refusals(Object.fromEntries(made.map(({ file, edit }) => [file, edit])));
    const isOf = (message: string, { file }: Mistake): boolean => message.startsWith(`${file}:`);
    // A catalogue changes with the one that it is based on.
    const follows = (message: string, { file }: Mistake): boolean =>
      [message, file].every((text) => text.startsWith('content/catalogues/'));
    for (const mistake of made) {
      const messages = found.filter((message) => isOf(message, mistake));
      const text = copy?.texts.get(mistake.file);
      // Where nothing at all is reported, nothing is hidden.
      if (text && (messages.length > 0 || found.length === 0)) reports.set(mistake, { messages, ...text });
    }
    elsewhere.push(...found.filter((message) => !made.some((one) => isOf(message, one) || follows(message, one))));
    copy?.remove();
    if (reports.size === known) throw new Error(`only other files are reported: ${found.join('\n')}`);
  }
  return { reports, elsewhere };
}

/** The lines of the edited file, from 1, that the edit changed, or the one after what it removed. */
function changedLines(text: EditedText): number[] {
  const before = text.before.split('\n');
  const after = text.after.split('\n');
  const found = after.findIndex((line, index) => line !== before[index]);
  const different = found < 0 ? after.length - 1 : found;
  // A long text is below the name of its field.
  const first = /(?::|>-)$/.test(after[different - 1] ?? '') ? different - 1 : different;
  const added = after.length - before.length;
  const last = after.findLastIndex((line, index) => line !== before[index - added]);
  return after.flatMap((_, index) => (index >= first && index <= Math.max(first, last) ? index + 1 : []));
}

/** The lines of the edited file, from 1, that contain a text. */
function linesWith(words: string, { after }: EditedText): number[] {
  return after.split('\n').flatMap((line, index) => (line.includes(words) ? index + 1 : []));
}

describe('a mistake by the owner is reported in one line of French, with its file, its line and what to write', () => {
  let all: ReturnType<typeof reportAll>;
  beforeAll(() => {
    all = reportAll();
  }, 240_000);

  test.each(mistakes.map((mistake) => [mistake.name, mistake.file, mistake] as const))('%s: %s', (...row) => {
    const [, , mistake] = row;
    const { place, words, line } = mistake;
    const { messages, ...text } = all.reports.get(mistake) ?? { messages: [], before: '', after: '' };
    expect(messages).toHaveLength(1);
    const [message = ''] = messages;
    expect(message).toMatch(/^content\/[^:]+:\d+\u00a0: [^\n]+ → [^\n]+$/);
    expect(message).toContain(place);
    expect(message.split(' → ').at(-1)).toContain(words);
    const named = Number(/:(\d+)/.exec(message)?.[1]);
    expect(line === undefined ? changedLines(text) : linesWith(line, text), message).toContain(named);
    expect(message).not.toMatch(/\b(?:write|expected|Invalid|received|is not)\b/);
  });

  test('and nothing is reported of another file', () => expect(all.elsewhere).toEqual([]));
});

describe('files from Windows are read as intended', () => {
  const french: Edit = (text) => `\ufeff${text.replaceAll('\n', ';;\r\n').replaceAll(/;(\d+)\.(\d+);/g, ';$1,$2;')}`;
  const notepad: Edit = (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const windows: Edit = (text) => Buffer.from(text.replaceAll('’', '\x92').replaceAll('\u202f', '\xa0'), 'latin1');

  test.each<readonly [file: string, program: string, edit: Edit]>([
    ['content/call-rates.csv', 'Excel, with commas and empty columns', french],
    ['content/call-rates.csv', 'Excel, as Windows-1252', windows],
    ['content/catalogues/2026-11.yaml', 'Notepad', notepad],
    ['content/catalogues/2026-11.yaml', 'Notepad, as Windows-1252', windows],
    [article, 'Notepad', notepad],
  ])('%s from %s', (file, _program, edit) => {
    expect(refusals({ [file]: edit })).toEqual([]);
    const content = readContent(copy?.root ?? '');
    expect(content.callRates).toEqual(callRates);
    expect(content.catalogues.map(({ catalogue }) => catalogue)).toEqual(catalogues);
  });
});

test('the names in a catalogue in force may be corrected', () => {
  const edit: Edit = (text) => text.replace('Cordon RJ45', 'Câble RJ45');
  expect(refusals({ 'content/catalogues/2026-11.yaml': edit })).toEqual([]);
});

test('a confirmed price may be far from the previous one', () => {
  const edit: Edit = (text) =>
    text
      .replace(/validFrom: .*/, 'validFrom: 2099-12-01\nconfirmedPrices: [oneTime.cable.price]')
      .replace('price: 3,00', 'price: 30,00');
  const nextStep = expect.stringContaining('npm run keep-catalogue');
  expect(refusals({ 'content/catalogues/2099-12.yaml': edit })).toEqual([nextStep]);
});
