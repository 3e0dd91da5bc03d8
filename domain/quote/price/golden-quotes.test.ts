import { describe, expect, test } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { parsePlanCode } from '#domain/quote/catalogue/call-plans.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { monthlyPerExtension, priceQuote } from '#domain/quote/price/price-quote.ts';
import tables from './golden-quotes.json' with { type: 'json' };

const figures = ['POE8', 'POE16', 'cables', 'oneTimeEuros', 'monthlyEuros', 'perExtensionEuros'] as const;

/** What a visitor types for a row of a table, whose plans have one of these numbers of channels, and the figures to expect. */
function readRow(row: string, channels: readonly number[]) {
  const cells = row.split('|').map((cell) => cell.trim());
  const [, name = '', people = '', siteCount = '', geographicNumbers = '', portedNumbers = '', plan = ''] = cells;
  const counts = cells.slice(7, -1).map(Number);
  const virtualOnly = people.endsWith('virtuels');
  const [mainPhones = '', secondaryPhones = '', wirelessPhones = ''] = virtualOnly ? [] : people.split(' + ');
  const named = parsePlanCode(plan, channels);
  const form: QuoteForm = {
    ...quoteFormDefaults,
    ...{ email: 'mairie@example.fr', virtualOnly, siteCount, geographicNumbers, portedNumbers },
    ...(virtualOnly ? { userCount: people.replace(' virtuels', '') } : { mainPhones, secondaryPhones, wirelessPhones }),
    ...(named && { callType: 'unlimited', channels: String(named.channels), callPlanType: named.callPlanType }),
  };
  return { name, form, expected: Object.fromEntries(figures.map((figure, index) => [figure, counts[index]])) };
}

/**
 * Quotes calculated by hand for each catalogue, which the owner can read and a refactoring must not change. Postes: main
 * + secondary + wireless phones, or users. Appels: `minute` or a plan's code. Totals in whole euros before tax.
 */
describe.each(Object.entries(tables))('at the prices of %s', (id, [, ...rows]) => {
  const catalogue = catalogues.find((kept) => kept.id === id);
  if (catalogue === undefined) throw new Error(`content/catalogues/ has no ${id}.yaml`);
  const quotes = rows.map((row) => readRow(row, catalogue.unlimited.channels));

  test.each(quotes)('$name', ({ form, expected }) => {
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
