import type { Catalogue } from '#content/catalogue.ts';
import type { OrderRefusal } from '#domain/order/parse-order.ts';
import { type OrderReading, parseOrder } from '#domain/order/parse-order.ts';
import { honouredCatalogues } from '#domain/quote/catalogue-validity.ts';
import { isPlainText } from '#supervision/quotes/plain-text.ts';

/** What the form that posts an order holds, or why it can't be read. */
export function readOrderForm(bytes: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
  const fields = [...new URLSearchParams(text)];
  const [field] = fields;
  return fields.length === 1 && field?.[0] === 'orderData' ? field[1] : undefined;
}

/** Checks and prices an order by the catalogues whose prices still hold. */
export function readOrder(json: string, catalogues: readonly [Catalogue, ...Catalogue[]], now: Date): OrderReading {
  const [current = catalogues[0], ...earlier] = honouredCatalogues(catalogues, now);
  const reading = parseOrder(json, [current, ...earlier]);
  if (!reading.ok) return reading;
  const odd = Object.entries(reading.order.client).find(([, text]) => !isPlainText(text) || /[\t\n\r]/.test(text));
  if (odd === undefined) return reading;
  const refusal: OrderRefusal = { reason: 'malformed', path: `client.${odd[0]}` };
  return { ok: false, refusal };
}
