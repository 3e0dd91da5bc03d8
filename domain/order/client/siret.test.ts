import { expect, test } from 'vitest';
import { formatSiret, isPublicBody, readSiret } from '#domain/order/client/siret.ts';

test.each([
  ...['73282932000074', '732 829 320 00074', '732\u00a0829\u202f320 00074', '732.829.320.00074'],
  ...['732‑829-320 00074', '\u202a732829320\u200b00074\u202c\ufeff'],
])('readSiret reads %s', (typed) => expect(readSiret(typed)).toBe('73282932000074'));

// The digits of La Poste's establishments have a sum that is a multiple of 5; its head office has a Luhn key.
test.each(['356 000 000 09075', '356 000 000 00048', '356 000 000 49837'])(
  'readSiret: reads %s, an establishment of La Poste',
  (typed) => expect(readSiret(typed)).toBe(typed.replaceAll(' ', '')),
);

test.each([
  ...['', '35600000009076', '35600001009074', '7328293200007', '7328293209', '732829320000741', '73282932000075'],
  ...['7328293200007A', '00000000000000', '+73282932000074'],
])('readSiret refuses « %s »', (typed) => expect(readSiret(typed)).toBeUndefined());

test('groups the digits of a SIRET, and nothing else', () => {
  expect(formatSiret('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
  expect(formatSiret('7328')).toBe('7328');
  expect(formatSiret('')).toBe('');
  expect(formatSiret('732829320000741')).toBe('732829320000741');
  expect(formatSiret('A73282932000074')).toBe('A73282932000074');
});

test('recognises a public body by the first digit of its SIRET', () => {
  expect(['21200004000011', '13002526500013'].map(isPublicBody)).toEqual([true, true]);
  expect(['73282932000074', '', '93282932100002'].map(isPublicBody)).toEqual([false, false, false]);
});
