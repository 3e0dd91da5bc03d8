import { buildOrder } from '#domain/order/build-order.ts';
import type { Order } from '#domain/order/order.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import { priceQuote } from '#domain/quote/price-quote.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';

/** An order of four main phones, as the site builds it. `changes` apply to its form. */
export function anOrder(changes: Partial<QuoteForm> = {}, catalogue: Catalogue = specifiedCatalogue): Order {
  const form = aForm(changes);
  const request = requestOf(form, catalogue);
  return buildOrder(form, request, priceQuote(request, catalogue));
}
