import { expect, test } from 'vitest';
import { readyStarts } from '#content/ready-starts.ts';
import { adviseOffered } from '#domain/calls/erlang.ts';
import { priceQuote } from '#domain/quote/price-quote.ts';
import { quoteFormDefaults, readQuoteForm } from '#domain/quote/quote-form.ts';
import { countReadyPhones, fillReadyStart } from '#domain/quote/ready-start.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/specified-catalogue.fixture.ts';

test.each(readyStarts)('« $name » fills a form that is valid except for its e-mail', (start) => {
  const form = { ...quoteFormDefaults, email: 'claire@mairie.example.com', ...fillReadyStart(start) };
  const reading = readQuoteForm(form, catalogue);
  expect(reading).toMatchObject({
    ok: true,
    request: { calls: { callType: 'unlimited', callPlanType: 'france-all' } },
  });
  if (reading.ok) expect(priceQuote(reading.request, catalogue).monthly).toBeGreaterThan(0);
});

test('a ready start replaces what was typed for another installation', () => {
  const [start] = readyStarts;
  if (start === undefined) throw new Error('no ready start');
  const typed = { ...quoteFormDefaults, virtualOnly: true, portedNumbers: '4' };
  expect({ ...typed, ...fillReadyStart(start) }).toMatchObject({ virtualOnly: false, portedNumbers: '0' });
});

test.each(readyStarts)('« $name » has the channels advised for its phones', (start) => {
  const { limits, unlimited } = catalogue;
  expect(start.channels).toBe(adviseOffered(countReadyPhones(start), limits.phones.max, unlimited.channels));
});
