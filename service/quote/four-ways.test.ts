import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaced, textOf } from '#documents/read-document.fixture.ts';
import { formatCount, formatEuros } from '#domain/money.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import { isEmptyLine, isOffered, itemiseQuote, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { startTestService } from '#service/test-service.fixture.ts';

const service = await startTestService({}, { catalogues: [specifiedCatalogue] });
/** Each takes a tenth of a second, most of it for its PDF. `QUOTES=10000` tries more. */
const quotes = Number(process.env.QUOTES ?? 300);

test(
  `${quotes} random quotes have the price of the screen as a page, as JSON and as a PDF`,
  { timeout: 60_000 + quotes * 1000 },
  () =>
    fc.assert(
      fc.asyncProperty(validForms, async (form) => {
        const query = new URLSearchParams({ ...form, virtualOnly: form.virtualOnly ? 'on' : '' });
        const { oneTime, monthly } = itemiseQuote(requestOf(form), specifiedCatalogue);
        const [html, json, pdf] = await Promise.all(
          ['', '.json', '.pdf'].map((kind) => service.bytes(`/supervision/devis${kind}?${query}`)),
        );
        expect(JSON.parse(String(json))).toMatchObject({ oneTime: stated(oneTime), monthly: stated(monthly) });
        expectInOrder(String(html).replaceAll(/<[^>]*>/g, ' '), [oneTime, monthly].map(emptyLast));
        expectInOrder(await textOf(new Uint8Array(pdf ?? [])), [oneTime, monthly]);
      }),
      { numRuns: quotes },
    ),
);

/** The page folds lines that cost nothing below the others. */
function emptyLast(part: QuotePart): QuotePart {
  return { ...part, lines: part.lines.toSorted((one, other) => Number(isEmptyLine(one)) - Number(isEmptyLine(other))) };
}

/** Expects what a reader sees of each line after its name, then of each total; rates of VAT aside. */
function expectInOrder(text: string, parts: readonly QuotePart[]): void {
  const rows = parts.flatMap(({ lines, totalCents, vatCents, totalWithVatCents }) => [
    ...lines.map((line) => {
      const amount = isOffered(line) ? 'Offerte' : formatEuros(line.amountCents);
      return `${formatCount(line.quantity)} ${formatEuros(line.unitCents)} ${amount}`;
    }),
    `Total HT ${formatEuros(totalCents)}`,
    `TVA ${formatEuros(vatCents)}`,
    `Total TTC ${formatEuros(totalWithVatCents)}`,
  ]);
  let rest = spaced(text).replaceAll('20 % ', '');
  for (const row of rows.map(spaced)) {
    expect(rest).toContain(row);
    rest = rest.slice(rest.indexOf(row) + row.length);
  }
}

/** A total as JSON states it, each amount in cents and in euros. */
function stated({ lines, totalCents, vatCents, totalWithVatCents }: QuotePart) {
  const amount = (cents: number) => ({ cents, euros: cents / 100 });
  return {
    lines: lines.map(({ unitCents, amountCents }) => ({ unit: amount(unitCents), amount: amount(amountCents) })),
    beforeVat: amount(totalCents),
    vat: amount(vatCents),
    withVat: amount(totalWithVatCents),
  };
}
