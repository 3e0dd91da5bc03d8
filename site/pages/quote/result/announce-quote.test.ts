import { expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';
import { announceQuote } from './announce-quote.ts';

test('announces both totals as they are written on the screen', () =>
  expect(announceQuote(priceQuote(requestOf(aForm({ mainPhones: '6' })), specifiedCatalogue))).toBe(
    'Devis calculé\u00a0: 1\u202f198\u00a0€\u00a0HT à la commande, 56\u00a0€\u00a0HT par mois',
  ));
