import { createHash, randomBytes, randomInt } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { compactText } from '#domain/bank/statement-line.ts';
import { isTestAddress } from '#domain/email/email-address.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderParseResult, PricedOrder } from '#domain/order/parse-order.ts';
import type { OrderRow } from '#service/storage/rows.ts';

/** How long the same content posted again is the same order, in milliseconds. */
export const sameOrderWindow = 30 * 60_000;

/** Digits and letters without 0, O, 1, I, L and U, which are read as others. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceLength = 8;

/** The reference in a text, in any spelling: of this brand, or alone that of an earlier one, which stored orders keep. */
export function readReference(text: string): string | undefined {
  const typed = compactText(text).toUpperCase();
  const code = `([${referenceAlphabet}]{${referenceLength}})`;
  const own = new RegExp(`(${brand.orderPrefix})${code}`).exec(typed);
  const [, prefix = brand.orderPrefix, found] = own ?? new RegExp(`^([A-Z][A-Z\\d]{1,7})?${code}$`).exec(typed) ?? [];
  return found && `${prefix}-${found}`;
}

/** The columns of an order that the client and the office fill in later. */
export const uncompleted = {
  completed_token: null,
  state: 'received',
  confirmed_at: null,
  paid_at: null,
  cancelled_at: null,
  sites_json: null,
  emergency_json: null,
  public_body: null,
  small_firm: null,
  terms_version: null,
  received_cents: 0,
  event_count: 0,
  in_service_at: null,
  invoiced_on: null,
  come_back_on: null,
} as const;

/** The row of an order that was just accepted. */
export function newOrder(result: OrderParseResult & { ok: true }, now: Date): OrderRow {
  const { order, request, itemised, catalogue } = result;
  const content = canonicalJson(order);
  return {
    ...uncompleted,
    reference: newReference(),
    token: newToken(),
    content_hash: createHash('sha256').update(content).digest('hex'),
    received_at: now.getTime(),
    catalogue_id: catalogue.id,
    email: order.client.email,
    company: order.client.company.trim(),
    siret: order.client.siret.trim(),
    name: order.client.name.trim(),
    phone: order.client.phone.trim(),
    order_json: content,
    priced_json: JSON.stringify({ request, itemised, catalogue } satisfies PricedOrder),
    one_time_cents: itemised.oneTime.totalCents,
    one_time_vat_cents: itemised.oneTime.vatCents,
    monthly_cents: itemised.monthly.totalCents,
    monthly_vat_cents: itemised.monthly.vatCents,
    is_test: isTestAddress(order.client.email) ? 1 : 0,
  };
}

/** The secret part of an address of an order: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Short, as it is quoted on transfers and over the phone; 30^8 are possible, and the database refuses duplicates. */
function newReference(): string {
  const letters = Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `${brand.orderPrefix}-${letters.join('')}`;
}

/** JSON with sorted keys at every depth, so that two posts of one order have the same text. */
function canonicalJson(order: Order): string {
  return JSON.stringify(order, (_, value) =>
    value instanceof Object
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
