import { expect, test } from 'vitest';
import { priceQuote } from '#domain/quote/price-quote.ts';
import { quoteFormDefaults, readRequirements } from '#domain/quote/quote-form.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { announceQuote } from './announce-quote.ts';

test('says both totals as they are written on the screen', () => {
  const catalogue = specifiedCatalogue;
  const reading = readRequirements({ ...quoteFormDefaults, mainPhones: '6' }, catalogue);
  if (!reading.ok) throw new Error('Six phones are a valid form.');
  expect(announceQuote(priceQuote(reading.request, catalogue))).toBe(
    'Devis calculé\u00a0: 1\u202f198\u00a0€\u00a0HT à la commande, 56\u00a0€\u00a0HT par mois',
  );
});
