import { expect, test } from 'vitest';
import { adviseChannels, adviseForNormalUse, blockingProbability } from '#domain/calls/erlang.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { emptyRequest } from '#domain/quote/installation/count-items.ts';

const offered = specifiedCatalogue.unlimited.channels;

test.each([
  [10, 0],
  [0, 3],
  [2, 2],
  [4.5, 11],
])('Erlang B agrees with the closed formula: %f erlangs on %i channels', (traffic, channels) => {
  const terms = [1];
  for (let k = 1; k <= channels; k += 1) terms.push(((terms[k - 1] ?? 0) * traffic) / k);
  const sum = terms.reduce((all, term) => all + term, 0);
  expect(blockingProbability(traffic, channels)).toBeCloseTo((terms[channels] ?? 0) / sum, 12);
});

test.each([
  [5, 3, 4, 4],
  [10, 4, 5, 6],
  [20, 5, 7, 8],
  [50, 7, 11, 15],
])('channels for 1 % of blocked calls: %i users need %i, %i or %i', (users, light, normal, heavy) => {
  expect(adviseChannels(users, 'light', offered).needed).toBe(light);
  expect(adviseChannels(users, 'normal', offered).needed).toBe(normal);
  expect(adviseChannels(users, 'heavy', offered).needed).toBe(heavy);
});

test('channels for 1 % of blocked calls are rounded up to an offer, with 100 kbit/s in each direction for every call', () => {
  expect(adviseChannels(20, 'normal', offered)).toEqual({ needed: 7, offered: 8, bandwidth: 800 });
  expect(adviseChannels(3, 'light', offered)).toEqual({ needed: 2, offered: 2, bandwidth: 200 });
  expect(adviseChannels(50, 'heavy', offered)).toEqual({ needed: 15, offered: 15, bandwidth: 1500 });
});

test('channels for 1 % of blocked calls are undefined if the largest offer is not enough', () =>
  expect(adviseChannels(50, 'heavy', [2, 4])).toEqual({ needed: 15, offered: undefined, bandwidth: 1500 }));

test('channels for 1 % of blocked calls are undefined outside the catalogue’s limits, of phones or of users', () => {
  const limits = { ...specifiedCatalogue.limits, users: { min: 3, max: 80 } };
  const catalogue = { ...specifiedCatalogue, limits };
  const advised = (mainPhones: number, userCount: number) =>
    adviseForNormalUse({ ...emptyRequest, virtualOnly: userCount > 0, mainPhones, userCount }, catalogue);
  expect([0, 1, 50, 51].map((phones) => advised(phones, 0))).toEqual([undefined, 2, 12, undefined]);
  expect([50, 80, 81].map((users) => advised(0, users))).toEqual([12, 15, undefined]);
});
