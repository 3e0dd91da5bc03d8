import { expect, test } from 'vitest';
import { quotePresets } from '#content/quote-presets.ts';
import { adviseForNormalUse } from '#domain/calls/erlang.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { typedRequest } from '#domain/quote/example-quote.fixture.ts';
import { quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';

test('a preset replaces what was typed for another installation', () => {
  const [preset] = quotePresets;
  if (preset === undefined) throw new Error('no preset');
  const typed = { ...quoteFormDefaults, virtualOnly: true, portedNumbers: '4' };
  expect({ ...typed, ...fillPreset(preset) }).toMatchObject({ virtualOnly: false, portedNumbers: '0' });
});

test.each(quotePresets)('« $name » has the channels advised for its phones', (preset) => {
  expect(preset.channels).toBe(adviseForNormalUse(typedRequest(fillPreset(preset)), catalogue));
});
