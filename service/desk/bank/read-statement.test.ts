import { expect, test } from 'vitest';
import { readDay, readSum } from './read-cells.ts';
import { decodeStatement, guessColumns, readStatement, readTable } from './read-statement.ts';

const windows = (text: string): Uint8Array =>
  Uint8Array.from(Buffer.from(text.replaceAll('€', '\u0080').replaceAll('’', '\u0092'), 'latin1'));

const bank = `Compte courant;12345678901;;;
Solde au 30/11/2026;12 000,00 €;;;

Date;Libellé;Débit;Crédit;Libellé
20/11/2026;VIR SEPA REÇU;;3 494,40 €;"NEO-HYR3296M; acompte"
19/11/2026;CB L’ÉTAPE;-12,00;;
18/11/2026;VIR;;cent;
Total;;;3 494,40;
`;

test('reads a bank’s file in the alphabet of Windows by its columns, and counts what it couldn’t read', () => {
  const text = decodeStatement(windows(bank));
  const table = readTable(text);
  expect(table?.titles).toEqual(['Date', 'Libellé', 'Débit', 'Crédit', 'Colonne 5']);
  if (table === undefined) throw new Error('a table expected');
  expect(guessColumns(table)).toEqual({ day: 'Date', sum: 'Crédit', labels: ['Libellé', 'Colonne 5'] });
  const columns = { day: 'Date', sum: 'Crédit', labels: ['Libellé', 'Colonne 5'] };
  const label = 'VIR SEPA REÇU NEO-HYR3296M; acompte';
  const lines = [{ day: '2026-11-20', cents: 349_440, label }];
  expect(readStatement(text, [{ ...columns, sum: 'Montant' }, columns])).toEqual({ lines, debits: 1, unread: 2 });
  expect(readStatement(text, [{ ...columns, sum: 'Montant' }])).toEqual(table);
  expect(readStatement(text, [])).toEqual(table);
  expect(decodeStatement(Buffer.from(bank))).toBe(bank);
  expect(decodeStatement(Buffer.from(`\ufeff${bank}`, 'utf16le'))).toBe(bank);
});

test('names the columns of a file without titles by their position, and guesses them by what is in them', () => {
  const table = readTable('2026-11-20\tVIR NEO-HYR3296M\t3494.40\n2026-11-19\tVIR\t1.00\n');
  expect(table?.titles).toEqual(['Colonne 1', 'Colonne 2', 'Colonne 3']);
  expect(table && guessColumns(table)).toEqual({ day: 'Colonne 1', sum: 'Colonne 3', labels: ['Colonne 2'] });
});

test('passes over an account’s line with days above the titles', () => {
  const table = readTable(`00000000001;01/11/2026;30/11/2026;2;30/11/2026;50,00 EUR

Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise
20/11/2026;VIR RECU;NEO-HYR3296M;3494,40;EUR
`);
  expect(table?.rows).toHaveLength(1);
  expect(table && guessColumns(table)).toEqual({
    day: "Date de l'opération",
    sum: "Montant de l'opération",
    labels: ['Libellé', "Détail de l'écriture", 'Devise'],
  });
});

test('takes the sign that makes a table for its delimiter, however many commas the labels have', () => {
  const table = readTable('Date;Libellé;Montant\n20/11/2026;CB RESTO, AJACCIO, 2A, CORSE, FR;-12,50\n');
  expect(table?.titles).toEqual(['Date', 'Libellé', 'Montant']);
});

test.each([
  [
    '1',
    '<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261120\n<TRNAMT>+3494,40\n<NAME>VIR NEO\n<MEMO>VIR NEO-HYR3296M &amp; FILS\n</STMTTRN>',
  ],
  [
    '2',
    '<STMTTRN><DTPOSTED>20261120120000[+1:CET]</DTPOSTED><TRNAMT>3494.40</TRNAMT><NAME>VIR NEO</NAME><MEMO>VIR NEO-HYR3296M &#38; FILS</MEMO></STMTTRN>',
  ],
])('reads OFX of version %s', (_, line) => {
  const file = `OFXHEADER:100\n<OFX><BANKTRANLIST>${line}<STMTTRN><DTPOSTED>x<TRNAMT>1</STMTTRN><STMTTRN><DTPOSTED>20261120<TRNAMT>12.345</STMTTRN><STMTTRN><DTPOSTED>20261120<TRNAMT>12.340<NAME>&constructor;</STMTTRN></BANKTRANLIST></OFX>`;
  const lines = [
    { day: '2026-11-20', cents: 349_440, label: 'VIR NEO-HYR3296M & FILS' },
    { day: '2026-11-20', cents: 1234, label: '&constructor;' },
  ];
  expect(readStatement(file, [])).toEqual({ lines, debits: 0, unread: 2 });
});

test.each(['', '%PDF-1.7\n%âãÏÓ', 'PK\u0003\u0004', 'a;b;c\n1;2;3', '"', '=cmd()'])(
  'reads no statement in %j',
  (text) => {
    expect(readStatement(text, [])).toBeUndefined();
  },
);

test.each([
  ['20/11/2026', '2026-11-20'],
  ['1.2.27', '2027-02-01'],
  ['20-11-26', '2026-11-20'],
  ['2026-11-20T08:00', '2026-11-20'],
  ['31/02/2026', undefined],
  ['hier', undefined],
])('a cell « %s » is the day %s', (cell, day) => expect(readDay(cell)).toBe(day));

test.each([
  ['+3 494,40 €', 349_440],
  ['3\u202f494,40', 349_440],
  ['3.494,40', 349_440],
  ['3,494.4', 349_440],
  ['−12,00', -1200],
  ['12,00-', -1200],
  ['1234567', 123_456_700],
  ['1e3', undefined],
  ['12,3,4', undefined],
  ['1,23,456', undefined],
  ['12,345,6', 1_234_560],
  ['', undefined],
])('a cell « %s » is the sum %s', (cell, cents) => expect(readSum(cell)).toBe(cents));
