import { expect, test } from 'vitest';
import { aRate } from '#domain/calls/call-rate.fixture.ts';
import { cheapestOption, compareCosts, type FrenchRates, findFrenchRates } from '#domain/calls/compare-plans.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';

const rates: FrenchRates = { fixed: 138, mobile: 960 };

test('monthly costs contain the plan’s price, and pay-as-you-go for what it doesn’t cover', () =>
  expect(compareCosts(1000, 50, 2, rates, catalogue)).toEqual([
    { option: 'payAsYouGo', cents: 5490 },
    { option: 'france-fix', cents: 900 + 4800 },
    { option: 'france-all', cents: 2250 },
    { option: 'international', cents: 3750 },
  ]));

test('cheapestOption returns the cheapest, the first of equals', () => {
  expect(cheapestOption(compareCosts(1000, 50, 2, rates, catalogue))?.option).toBe('france-all');
  const equal = (['payAsYouGo', 'france-fix'] as const).map((option) => ({ option, cents: 900 }));
  expect(cheapestOption(equal)?.option).toBe('payAsYouGo');
});

test('monthly costs throw for a number of channels that is not for sale', () =>
  expect(() => compareCosts(1, 0, 7, rates, catalogue)).toThrow(`${catalogue.id} has no france-fix for 7`));

test('monthly costs are rounded once: 1 minute to a landline is 1.38 cents', () => {
  expect(compareCosts(1, 0, 2, rates, catalogue)[0]?.cents).toBe(1);
  expect(compareCosts(100, 0, 2, rates, catalogue)[0]?.cents).toBe(138);
});

test('French rates come from the table of rates', () => {
  const elsewhere = [aRate({ zone: 'europe', rate: 1 }), aRate({ zone: 'europe', type: 'MOB', rate: 1 })];
  const table = [...elsewhere, aRate({ type: 'SPC', rate: 2 }), aRate({ type: 'MOB', rate: 960 }), aRate()];
  expect(findFrenchRates(table)).toEqual(rates);
});

test('French rates are unknown if one is missing', () => expect(findFrenchRates([aRate()])).toBeUndefined());
