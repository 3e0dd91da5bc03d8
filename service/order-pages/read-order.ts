import type { OrderRefusal } from '#domain/order/parse-order.ts';
import { type OrderParseResult, parseOrder } from '#domain/order/parse-order.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { honouredCatalogues } from '#domain/quote/catalogue-validity.ts';
import { isPlainText } from '#service/quotes/plain-text.ts';

/** Parses an urlencoded body; `undefined` if it isn't UTF-8. */
export function readFields(bytes: Uint8Array): URLSearchParams | undefined {
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Returns the JSON in the form that posts an order; `undefined` if it isn't that form. */
export function readOrderForm(fields: URLSearchParams): string | undefined {
  const [field, ...others] = [...fields];
  return others.length === 0 && field?.[0] === 'orderData' ? field[1] : undefined;
}

/** Checks and prices an order with the catalogues whose prices still hold. */
export function readOrder(json: string, catalogues: readonly [Catalogue, ...Catalogue[]], now: Date): OrderParseResult {
  const result = parseOrder(json, honouredCatalogues(catalogues, now));
  if (!result.ok) return result;
  const odd = Object.entries(result.order.client).find(([, text]) => !isPlainText(text) || /[\t\n\r]/.test(text));
  if (odd === undefined) return result;
  const refusal: OrderRefusal = { reason: 'malformed', path: `client.${odd[0]}` };
  return { ok: false, refusal };
}
