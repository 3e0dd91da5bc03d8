import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaced, textOf } from '#documents/read-document.fixture.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { itemiseQuote, type QuoteLine, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService({}, { catalogues: [specifiedCatalogue] });
/** Each takes a tenth of a second, most of it for its PDF. `QUOTES=10000` tries more. */
const quotes = Number(process.env.QUOTES ?? 300);

test(
  `${quotes} random quotes have the price of the screen as a page, as JSON and as a PDF`,
  { timeout: quotes * 1000 },
  () =>
    fc.assert(
      fc.asyncProperty(validForms, async (form) => {
        const query = new URLSearchParams({ ...form, virtualOnly: form.virtualOnly ? 'on' : '' });
        const { oneTime, monthly } = itemiseQuote(requestOf(form), specifiedCatalogue);
        const [html, json, pdf] = await Promise.all(
          ['', '.json', '.pdf'].map((kind) => service.bytes(`/supervision/devis${kind}?${query}`)),
        );
        expect(JSON.parse(String(json))).toMatchObject({ oneTime: stated(oneTime), monthly: stated(monthly) });
        expectInOrder(String(html).replaceAll(/<[^>]*>/g, ' '), [oneTime, monthly].map(zerosLast));
        expectInOrder(await textOf(new Uint8Array(pdf ?? [])), [oneTime, monthly]);
      }),
      { numRuns: quotes },
    ),
);

const isOffered = ({ key, amountCents }: QuoteLine): boolean => key === 'setup' && amountCents === 0;
const totalsOf = (part: QuotePart) => [part.totalCents, part.vatCents, part.totalWithVatCents];

/** The page folds lines that cost nothing below the others. */
function zerosLast(part: QuotePart): QuotePart {
  const isZero = (line: QuoteLine): boolean => line.amountCents === 0 && !isOffered(line);
  return { ...part, lines: part.lines.toSorted((one, other) => Number(isZero(one)) - Number(isZero(other))) };
}

/** Expects what a reader sees of each line after its name, then of each total; rates of VAT aside. */
function expectInOrder(text: string, parts: readonly QuotePart[]): void {
  const rows = parts.flatMap((part) => [
    ...part.lines.map((line) => {
      const amount = isOffered(line) ? 'Offerte' : formatEuros(line.amountCents);
      return `${formatCount(line.quantity)} ${formatEuros(line.unitCents)} ${amount}`;
    }),
    ...['Total HT', 'TVA', 'Total TTC'].map((label, index) => `${label} ${formatEuros(totalsOf(part)[index] ?? 0)}`),
  ]);
  let rest = spaced(text).replaceAll('20 % ', '');
  for (const row of rows.map(spaced)) {
    expect(rest).toContain(row);
    rest = rest.slice(rest.indexOf(row) + row.length);
  }
}

/** A total as JSON states it, each amount in cents and in euros. */
function stated(part: QuotePart) {
  const amount = (cents: number) => ({ cents, euros: cents / 100 });
  const lines = part.lines.map((line) => ({ unit: amount(line.unitCents), amount: amount(line.amountCents) }));
  const [beforeVat, vat, withVat] = totalsOf(part).map(amount);
  return { lines, beforeVat, vat, withVat };
}
