import { expect, test } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { offeredPlans } from './offered-plans.ts';
import { phoneName } from './phone-models.ts';
import { specifiedCatalogue as catalogue } from './specified-catalogue.fixture.ts';

test('a catalogue offers the plans that have both a name and prices, the narrowest first', () => {
  const { unlimited } = catalogue;
  const types = ['france-fix', 'france-all', 'international'];
  expect(offeredPlans(catalogue).map(({ type }) => type)).toEqual(types);
  const { international: _label, ...planLabels } = unlimited.planLabels;
  const { international: _price, ...priceCents } = unlimited.priceCents;
  for (const changes of [{ planLabels, priceCents }, { planLabels }, { priceCents }]) {
    const earlier = { ...catalogue, unlimited: { ...unlimited, ...changes } } as Catalogue;
    expect(offeredPlans(earlier).map(({ type }) => type)).toEqual(types.slice(0, 2));
  }
});

test('the name of a phone is its label without its kind, in one piece', () => {
  const { T46U, W73P } = catalogue.oneTime.phones;
  expect(phoneName({ ...T46U, label: 'Poste principal Yealink T46U' })).toBe('Yealink\u00a0T46U');
  expect(phoneName({ ...W73P, label: 'Poste sans fil Yealink W73P' })).toBe('Yealink\u00a0W73P');
  expect(phoneName({ ...W73P, label: 'Combiné Poste principal' })).toBe('Combiné\u00a0Poste\u00a0principal');
});
