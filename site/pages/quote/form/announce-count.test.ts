import { expect, test } from 'vitest';
import { typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { announceCount } from './announce-count.ts';

const typed = typedRequest({ mainPhones: '3', secondaryPhones: '2', wirelessPhones: 'deux', siteCount: '2' });

test('announces a kind of phone with the total of all readable counts', () => {
  expect(announceCount('mainPhones', typed)).toBe('Postes principaux\u00a0: 3, total 5\u00a0postes');
  expect(announceCount('mainPhones', typedRequest({ mainPhones: '1' }))).toBe(
    'Postes principaux\u00a0: 1, total 1\u00a0poste',
  );
});

test('announces any other count alone', () => {
  expect(announceCount('siteCount', typed)).toBe('Nombre de sites\u00a0: 2');
});

test('announces an unreadable count as the total counts it', () => {
  expect(announceCount('wirelessPhones', typed)).toBe('Postes sans fil\u00a0: 0, total 5\u00a0postes');
});

test('announces no other field', () => {
  expect(announceCount('email', typed)).toBeUndefined();
});
