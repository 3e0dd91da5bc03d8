import { expect, test } from 'vitest';
import { readCallRates } from './read-call-rates.ts';

test('call rates are exact: ten-thousandths of a euro', () => {
  const header = 'zone;destination;type;rate;status;prefixes';
  const lines = ['france;France;FIX;0.0138;confirmed;331|332', 'france;France;MOB;2.4;confirmed;'];
  expect(readCallRates('content/call-rates.csv', [header, ...lines].join('\n'))).toEqual([
    { zone: 'france', destination: 'France', type: 'FIX', rate: 138, status: 'confirmed', prefixes: ['331', '332'] },
    { zone: 'france', destination: 'France', type: 'MOB', rate: 24_000, status: 'confirmed', prefixes: [] },
  ]);
});
