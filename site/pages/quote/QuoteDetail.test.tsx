import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { catalogues } from '#content/catalogues.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { currentCatalogue, honouredUntil } from '#domain/quote/catalogue/catalogue-validity.ts';
import { aForm, requestOf, sixPhones } from '#domain/quote/example-quote.fixture.ts';
import { itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { QuoteDetail } from './QuoteDetail.tsx';

test('a quote at the prices of an earlier catalogue says on paper until when they are honoured', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const current = currentCatalogue(catalogues, now);
  const catalogue = { ...current, id: 'earlier', validFrom: '2026-01-01' } as const;
  vi.useFakeTimers({ now });
  const request = requestOf(aForm(sixPhones));
  const shown = { form: aForm(sixPhones), request, itemised: itemiseQuote(request, catalogue) };
  const paper = renderToStaticMarkup(
    <QuoteDetail {...({ shown, page: { catalogue, dialogs: {} } } as unknown as Parameters<typeof QuoteDetail>[0])} />,
  );
  vi.useRealTimers();
  const until = honouredUntil(catalogue, catalogues, parisDay(now));
  expect(paper).toContain(`valable jusqu’au ${formatDay(until)}.`);
});
