import { afterEach, describe, expect, test } from 'vitest';
import { checkPublishedCatalogues } from '#build/published-catalogues.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { checkPriceJumps } from './check-price-jumps.ts';
import { article, type CopiedContent, copyContent, type Edit } from './copied-content.fixture.ts';
import { findMistakes } from './find-mistakes.ts';
import { given, ownersMistakes } from './owners-mistakes.fixture.ts';
import { mistakesInArticles } from './owners-mistakes-in-articles.fixture.ts';
import { mistakesInTexts } from './owners-mistakes-in-texts.fixture.ts';
import { readCallRates } from './read-call-rates.ts';
import { readCatalogues, type WrittenCatalogue } from './read-catalogues.ts';
import { readContentFile } from './read-content-file.ts';

let copy: CopiedContent | undefined;
afterEach(() => copy?.remove());

// Later than every day in the owner's files, whatever they change.
const today = '2099-01-01';

async function refusals(file: string, edit: Edit): Promise<readonly string[]> {
  copy = copyContent(file, edit);
  return (await findMistakes(copy.root, today)).map(({ message }) => message);
}

/** The lines of the edited file, from 1, that the edit changed, or the one after what it removed. */
function changedLines(): number[] {
  const before = copy?.before.split('\n') ?? [];
  const after = copy?.after.split('\n') ?? [];
  const found = after.findIndex((line, index) => line !== before[index]);
  const different = found < 0 ? after.length - 1 : found;
  // A long text is below the name of its field.
  const first = after[different - 1]?.endsWith(':') ? different - 1 : different;
  const added = after.length - before.length;
  const last = after.findLastIndex((line, index) => line !== before[index - added]);
  return after.flatMap((_, index) => (index >= first && index <= Math.max(first, last) ? index + 1 : []));
}

/** The lines of the edited file, from 1, that contain a text. */
function linesWith(text: string): number[] {
  const lines = copy?.after.split('\n') ?? [];
  return lines.flatMap((line, index) => (line.includes(text) ? index + 1 : []));
}

describe('a mistake by the owner is reported in one line of French, with its file, its line and what to write', () => {
  test.each([...ownersMistakes, ...mistakesInArticles, ...mistakesInTexts])(
    '%s: %s',
    async (_mistake, file, edit, place, words, line) => {
      const messages = await refusals(file, edit);
      expect(messages).toHaveLength(1);
      const [message = ''] = messages;
      expect(message).toMatch(/^content\/[^:]+:\d+\u00a0: [^\n]+ → [^\n]+$/);
      expect(message.startsWith(`${file}:`), message).toBe(true);
      expect(message).toContain(place);
      expect(message.split(' → ').at(-1)).toContain(words);
      const named = Number(/:(\d+)/.exec(message)?.[1]);
      expect(line === undefined ? changedLines() : linesWith(line), message).toContain(named);
      expect(message).not.toMatch(/\b(?:write|expected|Invalid|received|is not)\b/);
    },
  );
});

describe('files from Windows are read as intended', () => {
  const french: Edit = (text) => `\ufeff${text.replaceAll('\n', ';;\r\n').replaceAll(/;(\d+)\.(\d+);/g, ';$1,$2;')}`;
  const rates = (root: string) =>
    readCallRates('call-rates.csv', readContentFile(`${root}/content/call-rates.csv`, 'call-rates.csv'));

  test.each<readonly [program: string, edit: Edit]>([
    ['as UTF-8, with commas and empty columns', french],
    ['as Windows-1252', (text) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1')],
  ])('a table from Excel, %s', async (_program, edit) => {
    expect(await refusals('content/call-rates.csv', edit)).toEqual([]);
    expect(rates(copy?.root ?? '')).toEqual(rates('.'));
  });

  test.each<readonly [program: string, edit: Edit]>([
    ['UTF-8 with its byte-order mark', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    ['Windows-1252', (text) => Buffer.from(text.replaceAll('’', '\x92').replaceAll('\u202f', '\xa0'), 'latin1')],
  ])('a catalogue from Notepad, as %s', async (_encoding, edit) => {
    expect(await refusals('content/catalogues/2026-11.yaml', edit)).toEqual([]);
    expect(readCatalogues(copy?.root ?? '')).toEqual(readCatalogues('.'));
  });

  test('an article from Notepad, with its byte-order mark', async () => {
    expect(await refusals(article, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual([]);
  });
});

test('correct content is accepted', async () => {
  const right: readonly (readonly [string, string])[] = [
    ['iban', 'FR76 3000 6000 0112 3456 7890 189'],
    ['siren', '732 829 320'],
    ['vatNumber', 'FR44 732829320'],
    ['email', 'contact@neolis.fr'],
    ['phone', '04 95 12 34 56'],
    ['bic', 'AGRIFRPP'],
    ['sepaCreditorId', 'FR72ZZZ123456'],
  ];
  const edit: Edit = (text) => right.reduce((all, [field, value]) => String(given(field, value)(all)), text);
  expect(await refusals('content/company.ts', edit)).toEqual([]);
});

/** A catalogue as if read from a file. */
const written = (catalogue: Catalogue): WrittenCatalogue => ({
  catalogue,
  written: { file: 'x.yaml', name: '', value: catalogue, lineOf: () => 1 },
});

test('a confirmed price may be far from the previous one', () => {
  const before = specifiedCatalogue;
  const cable = { ...before.oneTime.cable, priceCents: 10 * before.oneTime.cable.priceCents };
  const after: Catalogue = { ...before, id: 'after', oneTime: { ...before.oneTime, cable } };
  const check = (confirmedPrices: readonly string[]) =>
    checkPriceJumps([written(before), written({ ...after, confirmedPrices })]);
  expect(check([])).toHaveLength(1);
  expect(check(['oneTime.cable.price'])).toEqual([]);
});

test('the names in a published catalogue may change, and all of it until its first day', () => {
  const published = { [specifiedCatalogue.id]: specifiedCatalogue };
  const check = (change: Partial<Catalogue>, today: string) =>
    checkPublishedCatalogues([written({ ...specifiedCatalogue, ...change })], published, today);
  expect(check({ source: 'La grille du 1er novembre' }, today)).toEqual([]);
  expect(String(check({ portabilityBlockSize: 20 }, today))).toContain('remettez 10');
  expect(String(check({ portabilityBlockSize: 20 }, '2026-10-31'))).toContain('npm run keep-catalogue');
});

test('a change to a published price is reported once, not for each catalogue based on it', () => {
  const [base, later] = [specifiedCatalogue, { ...specifiedCatalogue, id: 'later', validFrom: '2026-12-01' }];
  const change = { portabilityBlockSize: 20 };
  const changed = [written({ ...base, ...change }), { ...written({ ...later, ...change }), basedOn: base.id }];
  expect(checkPublishedCatalogues(changed, { [base.id]: base, later }, today)).toHaveLength(1);
  expect(checkPublishedCatalogues(changed.slice(0, 1), { [base.id]: base }, today)).toHaveLength(1);
});
