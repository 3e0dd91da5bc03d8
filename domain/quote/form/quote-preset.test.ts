import { expect, test } from 'vitest';
import { quotePresets } from '#content/quote-presets.ts';
import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { parseQuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

test.each(quotePresets)('« $name » fills a form that is valid except for its e-mail', (preset) => {
  const form = { ...quoteFormDefaults, email: 'claire@mairie.example.com', ...fillPreset(preset) };
  const result = parseQuoteForm(form, catalogue);
  expect(result).toMatchObject({ ok: true, request: { calls: { callType: 'unlimited', callPlanType: 'france-all' } } });
  if (result.ok) expect(priceQuote(result.request, catalogue).monthly).toBeGreaterThan(0);
});

test('a preset replaces what was typed for another installation', () => {
  const [preset] = quotePresets;
  if (preset === undefined) throw new Error('no preset');
  const typed = { ...quoteFormDefaults, virtualOnly: true, portedNumbers: '4' };
  expect({ ...typed, ...fillPreset(preset) }).toMatchObject({ virtualOnly: false, portedNumbers: '0' });
});

test.each(quotePresets)('« $name » has the channels advised for its phones', (preset) => {
  expect(preset.channels).toBe(adviseForNormalUse(typedRequest(fillPreset(preset)), catalogue));
});
