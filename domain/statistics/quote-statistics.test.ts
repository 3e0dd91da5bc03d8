import { expect, test } from 'vitest';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf, sixPhones } from '#domain/quote/example-quote.fixture.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';
import { exampleStatistics } from '#domain/statistics/example-statistics.fixture.ts';
import { buildQuoteStatistics } from '#domain/statistics/quote-statistics.ts';

const form = aForm({ ...sixPhones, email: ' mairie@example.fr ' });

function statisticsOf(typed: QuoteForm): Record<string, string> {
  return buildQuoteStatistics(typed, priceQuote(requestOf(typed), catalogue), new Date('2026-11-20T10:00:00Z'));
}

test('has exactly the specified fields, amounts in euros with a decimal point', () =>
  expect(statisticsOf(form)).toEqual({ ...exampleStatistics, email: 'mairie@example.fr' }));

test('has channels and plan only with an unlimited plan', () => {
  const payAsYouGo = statisticsOf({ ...form, callType: 'payAsYouGo' });
  expect(payAsYouGo).toMatchObject({ unlimitedCalls: 'false' });
  expect(payAsYouGo).not.toHaveProperty('channels');
  expect(payAsYouGo).not.toHaveProperty('callPlanType');
});
