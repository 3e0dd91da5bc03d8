import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aRequest, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { type ComparedPart, compareQuotes, describeDifference } from '#domain/quote/price/compare-quotes.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';

const quoteOf = (request: QuoteRequest) => itemiseQuote(request, catalogue);
const labelsOf = ({ lines }: ComparedPart): string[] => lines.map(({ label }) => label);

test('a phone more is a line more expensive, with both quantities', () => {
  const { oneTime, monthly } = compareQuotes(quoteOf(aRequest()), quoteOf(aRequest({ mainPhones: 3 })));
  const changed = oneTime.lines.filter(({ differenceCents }) => differenceCents !== 0);
  const price = catalogue.oneTime.phones.T46U;
  expect(changed[0]).toEqual({
    label: price.label,
    other: { quantity: 2, amountCents: 2 * price.priceCents },
    current: { quantity: 3, amountCents: 3 * price.priceCents },
    differenceCents: price.priceCents,
  });
  expect(monthly.differenceCents).toBeGreaterThan(0);
});

test('two plans are two lines, each with nothing on the other side', () => {
  const international = aRequest({ calls: { callType: 'unlimited', callPlanType: 'international', channels: 6 } });
  const { monthly } = compareQuotes(quoteOf(aRequest()), quoteOf(international));
  const plans = monthly.lines.filter(({ label }) => label.includes('6\u00a0canaux'));
  const costs = plans.map(({ other, current }) => [other.amountCents > 0, current.amountCents > 0]);
  expect(costs.toSorted()).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('the lines keep the order of a quote, whichever of the two has them, without those that cost nothing in both', () => {
  const virtual = aRequest({ virtualOnly: true, mainPhones: 0, secondaryPhones: 0, wirelessPhones: 0, userCount: 4 });
  const ported = { ...virtual, geographicNumbers: 12, portedNumbers: 12 };
  const { monthly, oneTime } = compareQuotes(quoteOf(virtual), quoteOf(aRequest({ geographicNumbers: 3 })));
  const { phones, cable, box, shipping, switches } = catalogue.oneTime;
  expect(labelsOf(oneTime)).toEqual(
    [phones.T46U, phones.T33G, phones.W73P, switches.POE16, cable, box, shipping].map(({ label }) => label),
  );
  expect(labelsOf(monthly).at(-1)).not.toBe(catalogue.monthly.geographicNumber.label);
  expect(labelsOf(compareQuotes(quoteOf(virtual), quoteOf(ported)).oneTime)).toEqual([
    catalogue.oneTime.portabilityBlock.label,
  ]);
});

test('puts a plan that only the current quote has after the line that precedes it there', () => {
  const payAsYouGo = aRequest({ calls: { callType: 'payAsYouGo' } });
  const { phoneLicence, geographicNumber } = catalogue.monthly;
  const labels = labelsOf(compareQuotes(quoteOf(payAsYouGo), quoteOf(aRequest())).monthly);
  expect(labels).toEqual([
    phoneLicence.label,
    geographicNumber.label,
    expect.stringContaining('6\u00a0canaux'),
    expect.stringContaining('Arrondi'),
  ]);
});

test('lines add up to the difference of the totals, and mirror when the two change places', () =>
  fc.assert(
    fc.property(validForms, validForms, (first, second) => {
      const [a, b] = [quoteOf(requestOf(first)), quoteOf(requestOf(second))];
      const compared = compareQuotes(a, b);
      const mirrored = compareQuotes(b, a);
      for (const part of ['oneTime', 'monthly'] as const) {
        const { lines, differenceCents } = compared[part];
        expect(lines.reduce((sum, line) => sum + line.differenceCents, 0)).toBe(differenceCents);
        expect(differenceCents).toBe(b[part].totalCents - a[part].totalCents);
        expect(mirrored[part].differenceCents + differenceCents).toBe(0);
        expect(new Set(labelsOf(mirrored[part]))).toEqual(new Set(labelsOf(compared[part])));
      }
    }),
  ));

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
])('words a difference of %i and %i cents', (oneTime, monthly, expected) =>
  expect(sentence(oneTime, monthly).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected),
);
