import { expect, test } from 'vitest';
import { aRate } from '#domain/calls/call-rate.fixture.ts';
import { writeRatesCsv } from './write-rates-csv.ts';

test('writes what French spreadsheets read: a byte-order mark, semicolons, decimal commas, plain spaces', () => {
  const csv = writeRatesCsv([
    aRate(),
    aRate({ zone: 'world', destination: 'États-Unis\u00a0; Alaska', type: 'MOB', rate: 24_000, status: 'provisional' }),
  ]);
  expect(csv).toBe(
    '\uFEFFZone;Destination;Type;Tarif (EUR HT/min);Statut\r\n' +
      'France;France;Fixe;0,0138;confirmé\r\n' +
      'International;"États-Unis ; Alaska";Mobile;2,4000;indicatif\r\n',
  );
  expect(csv).not.toMatch(/[\u00a0\u202f]/);
});
