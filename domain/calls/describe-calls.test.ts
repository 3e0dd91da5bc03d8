import { expect, test } from 'vitest';
import { describeCalls, describeOrderedNumbers } from './describe-calls.ts';

const rates = { fixed: 138, mobile: 960 };

test.each([
  ['france-fix', 2, 'les fixes de France, 2 à la fois\u202f; mobiles 0,0960\u00a0€\u00a0HT/min'],
  ['france-all', 6, 'les fixes et mobiles de France, 6 à la fois'],
  ['international', 30, 'les fixes et mobiles de France et les fixes d’Europe, 30 à la fois'],
] as const)(
  'says what %s covers, for how many calls, and what mobiles cost beside it',
  (callPlanType, channels, words) =>
    expect(describeCalls({ callType: 'unlimited', channels, callPlanType }, rates)).toBe(
      `Appels illimités vers ${words}`,
    ),
);

test('says that a price without a plan holds no calls', () =>
  expect(describeCalls({ callType: 'payAsYouGo' }, rates)).toBe(
    'Appels non compris\u00a0: fixes de France 0,0138\u00a0€\u00a0HT/min, mobiles 0,0960\u00a0€\u00a0HT/min',
  ));

test.each([
  [0, 2, ''],
  [3, 3, '3\u00a0numéros conservés'],
  [3, 4, '3\u00a0numéros conservés, 1\u00a0nouveau numéro'],
  [1, 3, '1\u00a0numéro conservé, 2\u00a0nouveaux numéros'],
])('names %i numbers to keep of %i, and the new ones beside them', (portedNumbers, geographicNumbers, words) =>
  expect(describeOrderedNumbers({ portedNumbers, geographicNumbers })).toBe(words),
);
