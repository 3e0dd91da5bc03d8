import { expect, test } from 'vitest';
import type { ComparedPart } from '#domain/quote/price/compare-quotes.ts';
import { describeDifference } from '#domain/quote/price/describe-difference.ts';

const part = (differenceCents: number): ComparedPart => ({
  lines: [],
  otherCents: 0,
  currentCents: 0,
  differenceCents,
});

const sentence = (oneTime: number, monthly: number): string =>
  describeDifference({ oneTime: part(oneTime), monthly: part(monthly) });

test.each([
  [0, 0, 'Les deux devis coûtent le même prix.'],
  [
    48_400,
    -2_400,
    'Par rapport à l’autre, ce devis coûte 484 € HT de plus à la commande et 24 € HT de moins par mois, soit 380 € HT de moins sur 36 mois.',
  ],
  [
    100,
    0,
    'Par rapport à l’autre, ce devis coûte 1 € HT de plus à la commande et autant par mois, soit 1 € HT de plus sur 36 mois.',
  ],
  [
    0,
    100,
    'Par rapport à l’autre, ce devis coûte autant à la commande et 1 € HT de plus par mois, soit 36 € HT de plus sur 36 mois.',
  ],
  [
    -360_000,
    10_000,
    'Par rapport à l’autre, ce devis coûte 3 600 € HT de moins à la commande et 100 € HT de plus par mois, soit autant sur 36 mois.',
  ],
])('%i and %i cents', (oneTime, monthly, expected) =>
  expect(sentence(oneTime, monthly).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected),
);
