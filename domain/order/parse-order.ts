import { orderPrice } from '#domain/order/build-order.ts';
import { articleKeys, type Order, type OrderPrice, orderSchema } from '#domain/order/order.ts';
import { parsePlanCode } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { type CallChoice, checkQuote, type QuoteFormError, type QuoteRequest } from '#domain/quote/form/quote-form.ts';
import { countPhones } from '#domain/quote/installation/count-items.ts';
import { type ItemisedQuote, itemiseQuote } from '#domain/quote/price/itemise-quote.ts';
import { sumUp } from '#domain/quote/price/price-quote.ts';

/** Why the service refuses an order. */
export type OrderRefusal =
  /** No JSON, another shape, or a key that appears twice or is `__proto__`. */
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'invalid-requirements'; readonly errors: readonly QuoteFormError[] }
  /** The price is right, but the switches aren't the ones it pays for. */
  | { readonly reason: 'wrong-switches' }
  /** `offered` is the order with today's price and switches, ready to be posted; `stated` is the price it claimed. */
  | {
      readonly reason: 'wrong-price';
      readonly stated: OrderPrice;
      readonly current: OrderPrice;
      readonly offered: Order;
    };

/** What an order asks for and costs. */
export interface PricedOrder {
  readonly request: QuoteRequest;
  readonly itemised: ItemisedQuote;
  /** The catalogue that priced it. */
  readonly catalogue: Catalogue;
}

export type OrderParseResult =
  | ({ readonly ok: true; readonly order: Order } & PricedOrder)
  | { readonly ok: false; readonly refusal: OrderRefusal };

/** Maximum length of an order's JSON, in UTF-16 units: every field at its longest, each unit written as an escape. */
const maxOrderJsonLength = 16_384;

/** Prices an order's JSON by the first of the `honoured` catalogues that leads to its price; `email` replaces its own. */
export function parseOrder(
  json: string,
  honoured: readonly [Catalogue, ...Catalogue[]],
  email?: string,
): OrderParseResult {
  if (json.length > maxOrderJsonLength) return refuse(unreadable);
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return refuse(unreadable);
  }
  const parsed = orderSchema.safeParse(data);
  if (!parsed.success) return refuse(unreadable);
  const read: Order = parsed.data;
  const order = email === undefined ? read : { ...read, client: { ...read.client, email } };
  // Written again, it has a duplicate key once, and `__proto__` not at all.
  if (countKeys(JSON.stringify(order)) !== countKeys(json)) return refuse(unreadable);
  const [current, ...earlier] = honoured;
  const result = priceOrder(order, current);
  if (result.ok) return result;
  const earlierResults = earlier.map((catalogue) => priceOrder(order, catalogue));
  return earlierResults.find(({ ok }) => ok) ?? result;
}

/** Prices a stored order; `undefined` at another price. Its client isn't checked again: rules may have changed. */
export function priceStoredOrder(json: string, catalogue: Catalogue): PricedOrder | undefined {
  const order = JSON.parse(json) as Order;
  const calls = readCalls(order, catalogue);
  if (calls === undefined) return undefined;
  const request = toRequest(order, calls);
  const itemised = itemiseQuote(request, catalogue);
  const { initial, monthly } = orderPrice(sumUp(itemised));
  return initial === order.price.initial && monthly === order.price.monthly
    ? { request, itemised, catalogue }
    : undefined;
}

function priceOrder(order: Order, catalogue: Catalogue): OrderParseResult {
  const calls = readCalls(order, catalogue);
  if (calls === undefined) return refuse(unreadable);
  const request = toRequest(order, calls);
  if (request.virtualOnly ? countPhones(request) > 0 : request.userCount > 0) return refuse(unreadable);
  const requirements = checkQuote(request, order.client.email, catalogue);
  if (!requirements.ok) return refuse({ reason: 'invalid-requirements', errors: requirements.errors });
  const itemised = itemiseQuote(request, catalogue);
  const quote = sumUp(itemised);
  const { POE8, POE16 } = quote.details.switchDetails;
  const price = orderPrice(quote);
  if (price.initial !== order.price.initial || price.monthly !== order.price.monthly) {
    const offered = { ...order, articles: { ...order.articles, poe8: POE8, poe16: POE16 }, price };
    return refuse({ reason: 'wrong-price', stated: order.price, current: price, offered });
  }
  if (order.articles.poe8 !== POE8 || order.articles.poe16 !== POE16) return refuse({ reason: 'wrong-switches' });
  return { ok: true, order, request, itemised, catalogue };
}

/** The calls that an order asks for; `undefined` if its plan code is missing, unknown, duplicated or misplaced. */
function readCalls(order: Order, catalogue: Catalogue): CallChoice | undefined {
  const codes = Object.keys(order.articles).filter((key) => !articleKeys.includes(key));
  if (order.articles.unlimited === 0) return codes.length === 0 ? { callType: 'payAsYouGo' } : undefined;
  const [code] = codes;
  if (code === undefined || codes.length > 1) return undefined;
  const plan = parsePlanCode(code, catalogue.unlimited.channels);
  return plan && { callType: 'unlimited', ...plan };
}

/** Converts an order to what the form asks for, so that the same rules check both. */
function toRequest({ articles }: Order, calls: CallChoice): QuoteRequest {
  return {
    virtualOnly: articles.virtualOnly ?? articles.virtualUser > 0,
    siteCount: articles.sites,
    mainPhones: articles.T46U,
    secondaryPhones: articles.T33G,
    wirelessPhones: articles.W57P,
    userCount: articles.virtualUser,
    geographicNumbers: articles.numbers,
    portedNumbers: articles.portability,
    calls,
  };
}

const unreadable = { reason: 'unreadable' } as const;

function refuse(refusal: OrderRefusal): OrderParseResult {
  return { ok: false, refusal };
}

/** The number of keys in valid JSON, at every depth: strings followed by a colon. */
function countKeys(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length;
}
