import { expect, test } from 'vitest';
import { writeRatesCsv } from './write-rates-csv.ts';

test('writes what French spreadsheets read: a byte-order mark, semicolons, decimal commas, plain spaces', () => {
  const csv = writeRatesCsv([
    { zone: 'france', destination: 'France', type: 'FIX', rate: 138, status: 'confirmed', prefixes: ['331'] },
    {
      zone: 'world',
      destination: 'États-Unis\u00a0; Alaska',
      type: 'MOB',
      rate: 24_000,
      status: 'provisional',
      prefixes: [],
    },
  ]);
  expect(csv).toBe(
    '\uFEFFZone;Destination;Type;Tarif (EUR HT/min);Statut\r\n' +
      'France;France;Fixe;0,0138;confirmé\r\n' +
      'International;"États-Unis ; Alaska";Mobile;2,4000;indicatif\r\n',
  );
  expect(csv).not.toMatch(/[\u00a0\u202f]/);
});
