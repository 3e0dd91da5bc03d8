import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { fillPrices, startingPrices } from '#domain/quote/price/price-texts.ts';

/** The catalogue with more expensive licences, another minimum of phones and other blocks of ported numbers. */
const next: Catalogue = {
  ...catalogue,
  monthly: { ...catalogue.monthly, phoneLicence: { ...catalogue.monthly.phoneLicence, priceCents: 1100 } },
  limits: { ...catalogue.limits, phones: { min: 2, max: 50 } },
  portabilityBlockSize: 5,
};

test('the lowest prices of the offer are those of the smallest installation with the simplest phone', () =>
  expect(startingPrices(catalogue)).toEqual({
    phones: 3,
    channels: 2,
    monthly: 2900,
    monthlyUnlimited: 5200,
    oneTime: 62000,
  }));

test('the lowest prices of the offer: follow a later catalogue', () =>
  expect(startingPrices(next)).toMatchObject({ phones: 2, monthly: 2400, monthlyUnlimited: 4700 }));

test('a text about prices is filled from the catalogue, in French format', () => {
  expect(fillPrices('Dès {monthly} HT pour {phones} postes, {monthlyUnlimited}, {oneTime}', catalogue)).toBe(
    'Dès 29\u00a0€ HT pour 3 postes, 52\u00a0€, 620\u00a0€',
  );
  expect(fillPrices('{portability} par {portabilityBlockSize}', next)).toBe('80\u00a0€ par 5');
});

test('a text about prices keeps its other words', () =>
  expect(fillPrices('Offre {{brand}}.', catalogue)).toBe('Offre {{brand}}.'));

test('a text about prices: throws for a name that the catalogue doesn’t have', () =>
  expect(() => fillPrices('Dès {price}', catalogue)).toThrow(RangeError));
