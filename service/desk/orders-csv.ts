import { parisDay } from '#domain/calendar.ts';
import { stateNames } from '#domain/order/order-words.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { deliveryAddresses } from '#service/orders/premises.ts';
import type { OrderSummary } from '#service/storage/rows.ts';
import { csvAmount, csvDay, csvFile } from './csv.ts';

type Column = readonly [title: string, value: (order: OrderSummary) => string];

const columns: readonly Column[] = [
  ['Référence', ({ reference }) => reference],
  ['État', ({ state }) => stateNames[state]],
  ['Reçue le', ({ received_at }) => day(received_at)],
  ['Confirmée le', ({ confirmed_at }) => day(confirmed_at)],
  ['Payée le', ({ paid_at }) => day(paid_at)],
  ['En service le', ({ in_service_at }) => day(in_service_at)],
  ['Annulée le', ({ cancelled_at }) => day(cancelled_at)],
  ['Entreprise', ({ company }) => company],
  ['SIRET', ({ siret }) => siret.replace(/^(\d{9})(\d{5})$/, '$1 $2')],
  ['Contact', ({ name }) => name],
  ['Téléphone', ({ phone }) => formatPhone(phone).replaceAll('\u00a0', ' ')],
  ['E-mail', ({ email }) => email],
  ['Livraison', (order) => deliveryAddresses(order).join(' | ')],
  ['Bon de commande', ({ purchase_order }) => purchase_order ?? ''],
  ['À la commande HT', (order) => csvAmount(order.one_time_cents)],
  ['TVA à la commande', (order) => csvAmount(order.one_time_vat_cents)],
  ['À la commande TTC', (order) => csvAmount(order.one_time_cents + order.one_time_vat_cents)],
  ['Par mois HT', (order) => csvAmount(order.monthly_cents)],
  ['TVA par mois', (order) => csvAmount(order.monthly_vat_cents)],
  ['Par mois TTC', (order) => csvAmount(order.monthly_cents + order.monthly_vat_cents)],
  ['Reçu TTC', ({ received_cents }) => csvAmount(received_cents)],
  ['Essai', ({ is_test }) => (is_test === 1 ? 'oui' : 'non')],
];

/** Orders for the accountant's spreadsheet, with what an invoice needs, a public body's on Chorus Pro too. */
export function ordersCsv(orders: readonly OrderSummary[]): string {
  return csvFile([columns.map(([title]) => title), ...orders.map((order) => columns.map(([, value]) => value(order)))]);
}

function day(instant: number | null): string {
  return instant === null ? '' : csvDay(parisDay(new Date(instant)));
}
