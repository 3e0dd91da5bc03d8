import { expect, test } from 'vitest';
import { quoteFormDefaults, readQuoteForm } from '#domain/quote/form/quote-form.ts';
import { announceCount } from './announce-count.ts';

const counts = { mainPhones: '3', secondaryPhones: '2', wirelessPhones: 'deux', siteCount: '2' };
const form = readQuoteForm({ ...quoteFormDefaults, ...counts });

test('announces a kind of phone with the total of all readable counts', () => {
  expect(announceCount('mainPhones', form)).toBe('Postes principaux\u00a0: 3, total 5\u00a0postes');
  expect(announceCount('mainPhones', readQuoteForm({ ...quoteFormDefaults, mainPhones: '1' }))).toBe(
    'Postes principaux\u00a0: 1, total 1\u00a0poste',
  );
});

test('announces any other count alone', () =>
  expect(announceCount('siteCount', form)).toBe('Nombre de sites\u00a0: 2'));

test('announces nothing for an unreadable count', () => {
  expect(announceCount('wirelessPhones', form)).toBeUndefined();
  expect(announceCount('email', form)).toBeUndefined();
});
