import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaced, textOf } from '#documents/read-document.fixture.ts';
import { formatCount, formatEuros, formatVatRate } from '#domain/money.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { requestOf } from '#domain/quote/example-quote.fixture.ts';
import { validForms } from '#domain/quote/form/quote-form.arbitraries.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { itemiseQuote, type QuoteLine, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { startTestService } from '#service/test-service.fixture.ts';
import type { partJson } from './quote-json.ts';

const service = await startTestService({}, { catalogues: [specifiedCatalogue] });
/** Each takes a tenth of a second, most of it for its PDF. `QUOTES=10000` tries more. */
const quotes = Number(process.env.QUOTES ?? 300);

test(
  `${quotes} random quotes have the price of the screen as a page, as JSON and as a PDF`,
  { timeout: quotes * 1000 },
  () =>
    fc.assert(
      fc.asyncProperty(validForms, async (form) => {
        const { oneTime, monthly } = itemiseQuote(requestOf(form), specifiedCatalogue);
        const [html, json, pdf] = await Promise.all(
          ['', '.json', '.pdf'].map((kind) => service.bytes(`/supervision/devis${kind}?${queryOf(form)}`)),
        );
        expect(tablesOf(String(html))).toEqual([oneTime, monthly].map(shownRows));
        const read = JSON.parse(String(json));
        expect([read.oneTime, read.monthly].map(centsOf)).toEqual([oneTime, monthly].map(exactCents));
        const text = await textOf(new Uint8Array(pdf ?? []));
        let from = 0;
        for (const written of [oneTime, monthly].flatMap(printedRows)) {
          const at = text.indexOf(written, from);
          expect(at, written).toBeGreaterThanOrEqual(from);
          from = at + written.length;
        }
      }),
      { numRuns: quotes },
    ),
);

/** The address of a form, with what has no price too. */
function queryOf({ virtualOnly, ...texts }: QuoteForm): URLSearchParams {
  return new URLSearchParams({ ...texts, virtualOnly: virtualOnly ? 'on' : '' });
}

const isOffered = ({ key, amountCents }: QuoteLine): boolean => key === 'setup' && amountCents === 0;
const amountOf = (line: QuoteLine): string => (isOffered(line) ? 'Offerte' : formatEuros(line.amountCents));
const totalsOf = (part: QuotePart) => [part.totalCents, part.vatCents, part.totalWithVatCents];

/** The rows of a table on the page: lines that cost something, the others, the totals. */
function shownRows(part: QuotePart): string[] {
  const isFolded = (line: QuoteLine): boolean => line.amountCents === 0 && !isOffered(line);
  const lines = part.lines.toSorted((one, other) => Number(isFolded(one)) - Number(isFolded(other)));
  return [
    ...lines.map((line) => spaced(`${formatCount(line.quantity)} ${formatEuros(line.unitCents)} ${amountOf(line)}`)),
    ...totalsOf(part).map((cents) => spaced(formatEuros(cents))),
  ];
}

/** What a reader of the page sees in the cells of each row but the first. */
function tablesOf(html: string): string[][] {
  return [...html.matchAll(/<tbody>(.*?)<\/tfoot>/gs)].map(([, rows = '']) =>
    [...rows.matchAll(/<tr(?! class="fold")[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)]
        .map(([, cell = '']) => spaced(cell))
        .join(' ')
        .trim(),
    ),
  );
}

/** What the PDF prints in the row of each line, after its name, and of each total. */
function printedRows(part: QuotePart): string[] {
  const [beforeVat = 0, vat = 0, withVat = 0] = totalsOf(part);
  return [
    ...part.lines.map(
      (line) =>
        `${formatCount(line.quantity)} ${formatEuros(line.unitCents)} ${formatVatRate(line.vatRate)} ${amountOf(line)}`,
    ),
    ...[`Total HT ${formatEuros(beforeVat)}`, `TVA ${formatEuros(vat)}`, `Total TTC ${formatEuros(withVat)}`],
  ].map(spaced);
}

/** Every amount of a total as JSON states it, in cents and in euros. */
function centsOf({ lines, beforeVat, vat, withVat }: ReturnType<typeof partJson>) {
  const amounts = [...lines.flatMap(({ unit, amount }) => [unit, amount]), beforeVat, vat, withVat];
  return amounts.map(({ cents, euros }) => [cents, Math.round(euros * 100)]);
}

function exactCents(part: QuotePart) {
  const lines = part.lines.flatMap(({ unitCents, amountCents }) => [unitCents, amountCents]);
  return [...lines, ...totalsOf(part)].map((cents) => [cents, cents]);
}
