import { expect, test } from 'vitest';
import { maxNeedsLength } from '#domain/requests/custom-offer-state.ts';
import { exampleRequest, exampleState } from './example-state.fixture.ts';
import { readCustomRequest } from './read-custom-request.ts';

test('reads the state that the quote page passes on', () => {
  expect(readCustomRequest(exampleState)).toEqual(exampleRequest);
});

test('reads a request without a quote', () =>
  expect(readCustomRequest({ ...exampleState, quote: null })).toMatchObject({ quote: null }));

test.each([
  ['no state', null],
  ['another origin', { ...exampleState, origin: 'blog' }],
  ['a text as amount', { ...exampleState, quote: { ...exampleState.quote, oneTime: '1154' } }],
  ['a fraction of a cent', { ...exampleState, quote: { ...exampleState.quote, monthly: 0.005 } }],
  ['a count that is none', { ...exampleState, counts: { ...exampleState.counts, mainPhones: -1 } }],
  ['a negative amount', { ...exampleState, quote: { ...exampleState.quote, oneTime: -1 } }],
  ['a missing quote', { origin: 'quote', customDetails: exampleState.customDetails }],
  ['an answer never offered', { ...exampleState, customDetails: { ...exampleState.customDetails, budget: '1' } }],
  [
    'a text without end',
    {
      ...exampleState,
      customDetails: { ...exampleState.customDetails, specificNeeds: 'a'.repeat(maxNeedsLength + 1) },
    },
  ],
])('reads nothing from %s', (_, state) => expect(readCustomRequest(state)).toBeUndefined());
