import { toEuroNumber } from '#domain/money.ts';
import type { Order, OrderArticles, OrderClient, OrderPrice } from '#domain/order/order.ts';
import { planCode } from '#domain/quote/catalogue/call-plans.ts';
import type { QuoteForm, QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { SwitchCounts } from '#domain/quote/installation/count-items.ts';
import type { Quote } from '#domain/quote/price/price-quote.ts';
import { cutText, maxClientTextLength } from '#domain/typed-text.ts';

/** Builds the order from a valid, priced form. */
export function buildOrder(form: QuoteForm, request: QuoteRequest, quote: Quote): Order {
  return {
    client: orderClient(form),
    articles: { ...orderArticles(request, quote.details.switchDetails), virtualOnly: request.virtualOnly },
    price: orderPrice(quote),
  };
}

/** The order of a form, valid or not, for the hidden dialog: without `virtualOnly`, and of price 0 if it is invalid. */
export function buildTestOrder(form: QuoteForm, typed: QuoteRequest, quote: Quote | undefined): Order {
  return {
    client: orderClient(form),
    articles: orderArticles(typed, quote?.details.switchDetails ?? { POE8: 0, POE16: 0 }),
    price: quote ? orderPrice(quote) : { initial: 0, monthly: 0 },
  };
}

/** The totals of a quote as an order states them. */
export function orderPrice(quote: Quote): OrderPrice {
  return { initial: toEuroNumber(quote.oneTime), monthly: toEuroNumber(quote.monthly) };
}

function orderClient(form: QuoteForm): OrderClient {
  return {
    company: clientText(form.companyName),
    siret: clientText(form.siret),
    name: clientText(form.fullName),
    email: form.email.trim(),
    phone: clientText(form.phone),
  };
}

/** Makes a text acceptable in an order: no control character, no half surrogate, no longer than the service accepts. */
function clientText(text: string): string {
  return cutText(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').trim(), maxClientTextLength).trim();
}

function orderArticles(request: QuoteRequest, switches: SwitchCounts): OrderArticles {
  const { calls } = request;
  return {
    T46U: request.mainPhones,
    T33G: request.secondaryPhones,
    W57P: request.wirelessPhones,
    virtualUser: request.userCount,
    sites: request.siteCount,
    numbers: request.geographicNumbers,
    portability: request.portedNumbers,
    poe8: switches.POE8,
    poe16: switches.POE16,
    unlimited: calls.callType === 'unlimited' ? 1 : 0,
    ...(calls.callType === 'unlimited' && { [planCode(calls.callPlanType, calls.channels)]: 1 }),
  };
}
