import { createHash, randomUUID } from 'node:crypto';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { specifiedCatalogue } from '#domain/quote/catalogue/specified-catalogue.fixture.ts';
import { uncompleted } from '#service/orders/life/new-order.ts';
import { statisticsFields } from '#service/payloads.fixture.ts';
import { unfollowed } from '#service/requests/new-request.ts';
import { parseStatistics } from '#service/statistics/parse-statistics.ts';
import { pricedJson } from '#service/storage/rows/orders/order-prices.ts';
import { unsent } from '#service/storage/rows/outbox-rows.ts';
import type {
  Mail,
  NewDocument,
  OrderChange,
  OrderCompletion,
  OrderRow,
  PortRow,
  QuoteStatisticsRow,
  RequestRow,
  RetentionLimits,
} from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** A received order for tests, with `changes` applied. */
export function exampleOrder(changes: Partial<OrderRow> = {}): OrderRow {
  const { catalogue_id = '2026-11', order_json = '{}' } = changes;
  return {
    ...uncompleted,
    ...{ company: '', siret: '', name: '', phone: '', order_json: '{}', is_test: 1 },
    reference: `NEO-${randomUUID().slice(0, 8).toUpperCase()}`,
    token: randomUUID(),
    content_hash: randomUUID(),
    received_at: Date.UTC(2026, 10, 20, 10),
    catalogue_id,
    priced_json: order_json === '{}' ? '' : pricedJson({ catalogue_id, order_json }, [specifiedCatalogue]),
    email: 'claire@example.com',
    one_time_cents: 145_700,
    one_time_vat_cents: 29_140,
    monthly_cents: 12_400,
    monthly_vat_cents: 2_480,
    ...changes,
  };
}

/** What a client completes on the payment page, for tests. */
export const exampleCompletion: OrderCompletion = {
  email: 'claire@example.com',
  is_test: 1,
  company: 'Mairie d’Ajaccio',
  siret: '73282932000074',
  name: 'Claire Santoni',
  phone: '04 65 71 00 01',
  order_json: '{}',
  sites_json: '["1 place Foch, 20000 Ajaccio"]',
  emergency_json: null,
  public_body: null,
  terms_version: '2026-11-01',
  confirmed_at: 5000,
};

/** Places {@link exampleOrder} and confirms it with {@link exampleCompletion}, both with changes; returns it as stored. */
export async function confirmExample(
  storage: Storage,
  completed: Partial<OrderCompletion> = {},
  placed: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const { reference } = await storage.placeOrder(exampleOrder(placed), 0);
  const order = await storage.confirmOrder(reference, { ...exampleCompletion, ...completed }, []);
  if (order === undefined) throw new Error('a confirmed order expected');
  return order;
}

/** A completed number of an order for tests, with `changes` applied. */
export function examplePort(order_reference: string, changes: Partial<PortRow> = {}): PortRow {
  const place = changes.place ?? 1;
  return {
    id: `${order_reference}.${String(place).padStart(4, '0')}`,
    order_reference,
    place,
    state: 'complete',
    number: '0465710000',
    last_number: '0465710000',
    rio: 'F1ZEROY4PABC',
    holder: 'Mairie d’Ajaccio',
    holder_siret: '73282932000074',
    as_on_bill: 0,
    ...{ address: '1 place Foch', complement: '', post_code: '20000', town: 'Ajaccio' },
    operator: 'Orange',
    saved_at: 6000,
    mandated_at: null,
    sent_at: null,
    refusal: null,
    ported_on: null,
    ...changes,
  };
}

/** The cancellation of an order at an instant, for tests. */
export function exampleCancellation(at: number): OrderChange {
  const entry = { at, kind: 'cancel', who: 'provider', cents: null, note: 'à sa demande' } as const;
  return { state: 'cancelled', received_cents: 0, entry };
}

/** The entry of a saved number at an instant, for tests. */
export function examplePortEntry(at: number): JournalEntry {
  return { at, kind: 'port-save', who: 'client', cents: null, note: '' };
}

const sent = new FormData();
for (const [name, text] of Object.entries(statisticsFields(1, { email: 'claire@example.com' })))
  sent.append(name, text);
const statistics = parseStatistics(sent, [specifiedCatalogue], new Date('2026-11-20T10:00:00Z'));

/** The statistics of a quote for tests, with `changes` applied. */
export function exampleStatistics(changes: Partial<QuoteStatisticsRow> = {}): QuoteStatisticsRow {
  if (statistics === undefined) throw new Error('statistics expected');
  return { ...statistics, id: randomUUID(), ...changes };
}

/** A request that nobody has followed, with `changes` applied. */
export function exampleRequest(changes: Partial<RequestRow> = {}): RequestRow {
  return {
    reference: `OFF-${randomUUID().slice(0, 8).toUpperCase()}`,
    kind: 'offer',
    received_at: Date.UTC(2026, 10, 20, 10),
    email: 'claire@example.com',
    name: 'Claire Santoni',
    company: 'Mairie d’Ajaccio',
    phone: '',
    content: 'Bonjour,\n\nUn interphone à la grille',
    is_test: 1,
    ...unfollowed,
    ...changes,
  };
}

/** A mail waiting to be sent, with `changes` applied. */
export function exampleMail(changes: Partial<Mail> = {}): Mail {
  return {
    id: `${randomUUID()}@neolis.example.com`,
    kind: 'client-confirmation',
    order_reference: 'NEO-22222222',
    recipient: 'claire@example.com',
    subject: 'Votre commande',
    body: 'Bonjour',
    html: null,
    ...unsent(1000),
    ...changes,
  };
}

/** A document to keep whose content is this text, for tests. */
export function exampleDocument(kind: NewDocument['kind'], content: string): NewDocument {
  return { kind, sha256: createHash('sha256').update(content).digest('hex'), made_at: 6000, content };
}

/** Limits of retention that remove nothing, with `changes` applied. */
export function exampleLimits(changes: Partial<RetentionLimits>): RetentionLimits {
  return {
    statisticsBefore: 0,
    unconfirmedOrdersBefore: 0,
    cancelledOrdersBefore: 0,
    confirmedOrdersBefore: 0,
    endedMailsBefore: 0,
    deskLinksBefore: 0,
    ...changes,
  };
}
