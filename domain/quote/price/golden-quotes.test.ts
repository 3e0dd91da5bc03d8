import { catalogues } from 'virtual:catalogues';
import { describe, expect, test } from 'vitest';
import { parsePlanCode } from '#domain/quote/catalogue/call-plans.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { type QuoteForm, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { type GoldenQuote, goldenTables, readGoldenQuotes } from '#domain/quote/price/golden-quotes.fixture.ts';
import { monthlyPerExtension, priceQuote } from '#domain/quote/price/price-quote.ts';

const golden = Object.values(goldenTables).flatMap(readGoldenQuotes);

/** What a visitor would type for a row of the table. */
function formOf({ phones, users, sites, numbers, ported, plan }: GoldenQuote, channels: readonly number[]): QuoteForm {
  const named = plan === undefined ? undefined : parsePlanCode(plan, channels);
  return {
    ...quoteFormDefaults,
    email: 'mairie@example.fr',
    siteCount: String(sites),
    mainPhones: String(phones[0] ?? 0),
    secondaryPhones: String(phones[1] ?? 0),
    wirelessPhones: String(phones[2] ?? 0),
    portedNumbers: String(ported),
    geographicNumbers: String(numbers),
    virtualOnly: phones.length === 0,
    userCount: String(users),
    ...(named
      ? { callType: 'unlimited', channels: String(named.channels), callPlanType: named.planType }
      : { callType: 'payAsYouGo' }),
  };
}

test('contain at least thirty quotes, every plan and every step of the switch table', () => {
  expect(golden.length).toBeGreaterThanOrEqual(30);
  expect(golden.map(({ plan }) => plan?.replace(/\d+/, '') ?? 'minute')).toEqual(
    expect.arrayContaining(['minute', 'FF', 'FFM', 'INT']),
  );
  const single = golden.filter(({ sites, phones }) => sites === 1 && phones.length > 0);
  const steps = new Set(single.map(({ expected }) => `${expected.POE8}+${expected.POE16}`));
  expect(steps).toEqual(new Set(['1+0', '0+1', '1+1', '0+2', '0+3', '0+4']));
});

test('throw for a row that can’t be read', () =>
  expect(() => readGoldenQuotes('| head |\n| a | 1 + 1 + x | 1 | 1 | 0 | minute | 1 | 0 | 6 | 1 | 1 | 1 |')).toThrow(
    '1 + 1 + x',
  ));

describe.each(Object.entries(goldenTables))('at the prices of %s', (id, table) => {
  const catalogue = catalogues.find((kept) => kept.id === id);
  if (catalogue === undefined) throw new Error(`content/catalogues/ has no ${id}.yaml`);

  test.each(readGoldenQuotes(table))('$name', (row) => {
    const request = requestOf(formOf(row, catalogue.unlimited.channels), catalogue);
    const quote = priceQuote(request, catalogue);
    expect({
      ...quote.details.switchDetails,
      cables: quote.details.cables.quantity,
      oneTimeEuros: quote.oneTime / 100,
      monthlyEuros: quote.monthly / 100,
      perExtensionEuros: monthlyPerExtension(request, quote) / 100,
    }).toEqual(row.expected);
  });
});
