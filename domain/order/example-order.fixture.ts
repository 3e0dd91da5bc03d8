import { buildOrder } from '#domain/order/build-order.ts';
import type { Order } from '#domain/order/order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { aForm, requestOf } from '#domain/quote/example-quote.fixture.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';
import { priceQuote } from '#domain/quote/price/price-quote.ts';

/** An order of four main phones, as the site builds it. `changes` apply to its form. */
export function anOrder(changes: Partial<QuoteForm> = {}, catalogue: Catalogue = specifiedCatalogue): Order {
  const form = aForm(changes);
  const request = requestOf(form, catalogue);
  return buildOrder(form, request, priceQuote(request, catalogue));
}
