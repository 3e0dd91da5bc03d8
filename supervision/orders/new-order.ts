import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { OrderReading } from '#domain/order/parse-order.ts';
import { isTestAddress } from '#supervision/quotes/parse-statistics.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';

/** Time during which the same content posted again is the same order, in milliseconds. */
export const sameOrderWindow = 30 * 60_000;

/** Letters and figures that can't be taken for one another when read over the phone. */
const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceLength = 8;

/** The row of an order just accepted. */
export function newOrder(reading: OrderReading & { ok: true }, now: Date): OrderRow {
  const { order, itemised, catalogue } = reading;
  const content = canonicalJson(order);
  return {
    reference: newReference(),
    token: newToken(),
    completed_token: null,
    content_hash: createHash('sha256').update(content).digest('hex'),
    state: 'received',
    received_at: now.getTime(),
    confirmed_at: null,
    paid_at: null,
    cancelled_at: null,
    catalogue_id: catalogue.id,
    email: order.client.email.trim(),
    company: order.client.company.trim(),
    siret: order.client.siret.trim(),
    name: order.client.name.trim(),
    phone: order.client.phone.trim(),
    order_json: content,
    one_time_cents: itemised.oneTime.totalCents,
    one_time_vat_cents: itemised.oneTime.vatCents,
    monthly_cents: itemised.monthly.totalCents,
    monthly_vat_cents: itemised.monthly.vatCents,
    sites_json: null,
    small_firm: null,
    terms_version: null,
    is_test: isTestAddress(order.client.email) ? 1 : 0,
  };
}

/** The secret part of an address of an order: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Quoted on the transfer and over the phone, so short; 30^8 of them, and the database refuses a second use. */
function newReference(): string {
  const letters = Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return `NEO-${letters.join('')}`;
}

/** JSON whose keys are sorted at every depth: two posts of one order give the same text. */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child)}`).join(',')}}`;
}
