import { describe, expect, it } from 'vitest';
import { readSiret } from './siret.ts';

describe('readSiret', () => {
  it.each(['73282932000074', '732 829 320 00074', '732\u00a0829\u202f320 00074', '732.829.320.00074'])(
    'reads %s',
    (typed) => {
      expect(readSiret(typed)).toBe('73282932000074');
    },
  );

  it.each([
    '',
    '7328293200007',
    '732829320000741',
    '73282932000075',
    '7328293200007A',
    '00000000000000',
    '-73282932000074',
  ])('refuses « %s »', (typed) => {
    expect(readSiret(typed)).toBeUndefined();
  });
});
