import { catalogues } from 'virtual:catalogues';
import { describe, expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { goldenTables, readGoldenQuotes } from '#domain/quote/price/golden-quotes.fixture.ts';
import { monthlyPerExtension, priceQuote } from '#domain/quote/price/price-quote.ts';

const { channels } = specifiedCatalogue.unlimited;

test('contain at least thirty quotes, every plan and every step of the switch table', () => {
  const golden = Object.values(goldenTables).flatMap((table) => readGoldenQuotes(table, channels));
  expect(golden.length).toBeGreaterThanOrEqual(30);
  expect(golden.map(({ plan }) => plan.replace(/\d+/, ''))).toEqual(
    expect.arrayContaining(['minute', 'FF', 'FFM', 'INT']),
  );
  const single = golden.filter(({ form }) => form.siteCount === '1' && !form.virtualOnly);
  const steps = new Set(single.map(({ expected }) => `${expected.POE8}+${expected.POE16}`));
  expect(steps).toEqual(new Set(['1+0', '0+1', '1+1', '0+2', '0+3', '0+4']));
});

test('throw for a row that can’t be read', () => {
  const row = '| a | 1 + 1 + 1 | 1 | 1 | 0 | minute | 1 | 0 | x | 1 | 1 | 1 |';
  expect(() => readGoldenQuotes(`| head |\n${row}`, channels)).toThrow('x');
});

describe.each(Object.entries(goldenTables))('at the prices of %s', (id, table) => {
  const catalogue = catalogues.find((kept) => kept.id === id);
  if (catalogue === undefined) throw new Error(`content/catalogues/ has no ${id}.yaml`);

  test.each(readGoldenQuotes(table, catalogue.unlimited.channels))('$name', ({ form, expected }) => {
    const request = requestOf(form, catalogue);
    const quote = priceQuote(request, catalogue);
    expect({
      ...quote.details.switchDetails,
      cables: quote.details.cables.quantity,
      oneTimeEuros: quote.oneTime / 100,
      monthlyEuros: quote.monthly / 100,
      perExtensionEuros: monthlyPerExtension(request, quote) / 100,
    }).toEqual(expected);
  });
});
