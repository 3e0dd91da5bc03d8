import { expect, test } from 'vitest';
import { exampleState } from './example-state.ts';
import { readCustomRequest } from './read-custom-request.ts';

test('takes over what the quote page hands on', () => {
  expect(readCustomRequest(exampleState)?.customDetails.budget).toBe('300-500');
  expect(readCustomRequest(exampleState)?.quote?.oneTime).toBe(115_400);
});

test('takes over a request without a quote', () => {
  expect(readCustomRequest({ ...exampleState, quote: null })).toMatchObject({ quote: null });
});

test.each([
  ['no state', null],
  ['another origin', { ...exampleState, origin: 'blog' }],
  ['a text as amount', { ...exampleState, quote: { ...exampleState.quote, oneTime: '1154' } }],
  ['cents with a fraction', { ...exampleState, quote: { ...exampleState.quote, monthly: 0.5 } }],
  ['a negative amount', { ...exampleState, quote: { ...exampleState.quote, oneTime: -1 } }],
  ['a missing quote', { origin: 'quote', customDetails: exampleState.customDetails }],
  ['an answer never offered', { ...exampleState, customDetails: { ...exampleState.customDetails, budget: '1' } }],
  [
    'a text without end',
    { ...exampleState, customDetails: { ...exampleState.customDetails, specificNeeds: 'a'.repeat(5001) } },
  ],
])('takes nothing over from %s', (_, state) => {
  expect(readCustomRequest(state)).toBeUndefined();
});
