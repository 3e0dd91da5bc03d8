import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type QuotePreset, quotePresets } from '#content/quote-presets.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import { checkQuotePresets } from './check-quote-presets.ts';

const file = 'content/quote-presets.ts';
const source = readFileSync(file, 'utf8');
const check = (presets: readonly QuotePreset[]) => () => checkQuotePresets(file, source, presets, specifiedCatalogue);

test('accepts the current presets', () => {
  expect(quotePresets).toHaveLength(3);
  expect(check(quotePresets)).not.toThrow();
});

test('names the line and the fields of one that the form would refuse', () => {
  const [shop, office] = quotePresets;
  if (shop === undefined || office === undefined) throw new Error('no preset');
  const line = source.split('\n').findIndex((text) => text.includes("'Cabinet'")) + 1;
  expect(check([shop, { ...office, siteCount: 9, geographicNumbers: 0 }])).toThrow(
    new RegExp(`quote-presets\\.ts:${line}\u00a0:.*siteCount, geographicNumbers`, 's'),
  );
});
