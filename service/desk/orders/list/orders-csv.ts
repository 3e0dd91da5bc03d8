import { setImmediate } from 'node:timers/promises';
import { byteOrderMark, csvAmount, csvDay, csvLine, csvText } from '#domain/csv.ts';
import { formatVatRate } from '#domain/money.ts';
import { addressParts, addressText, type StoredAddress } from '#domain/order/client/address-parts.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import { paymentDay } from '#domain/order/life/order-words.ts';
import { type QuotePart, vatByRate } from '#domain/quote/price/itemise-quote.ts';
import { type PurchaseOrderForm, readPurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { dueOf, eventDay, type OrderInstant } from '#service/orders/stored/order-status.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { OrderOutline, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { readOrders } from './read-orders.ts';

/** An order of the file, with its purchase order as the journal keeps it, and the VAT of its two totals by rate. */
interface FiledOrder extends OrderRow, OrderOutline {
  readonly purchaseOrder: PurchaseOrderForm;
  readonly vat: Readonly<Record<'oneTime' | 'monthly', ReadonlyMap<number, number>>>;
}

type Column = readonly [title: string, value: (order: FiledOrder) => string];

const whoAndWhen: readonly Column[] = [
  ['Référence', ({ reference }) => reference],
  ['État', ({ state }) => stateRules[state].name],
  ['Reçue le', dayOf('received_at')],
  ['Confirmée le', dayOf('confirmed_at')],
  ['Payée le', dayOf('paid_at')],
  ['En service le', dayOf('in_service_at')],
  ['Facturée le', ({ invoiced_on }) => csvDay(invoiced_on ?? '')],
  ['À payer au plus tard le', ({ invoiced_on }) => (invoiced_on === null ? '' : csvDay(paymentDay(invoiced_on)))],
  ['Annulée le', dayOf('cancelled_at')],
  ['Entreprise', ({ company }) => csvText(company)],
  ['SIRET', ({ siret }) => siretCell(siret)],
  ['Contact', ({ name }) => csvText(name)],
  ['Téléphone', ({ phone }) => asText(nationalPhone(phone), /^0\d(?: \d\d){4}$/)],
  ['E-mail', ({ email }) => email],
  ['Livraison', (order) => ofSites(order, addressText)],
  ['Code postal de livraison', (order) => ofSites(order, (address) => addressParts(address).postCode)],
  ['Ville de livraison', (order) => ofSites(order, (address) => addressParts(address).town)],
  ['Numéro d’engagement', ({ purchaseOrder }) => csvText(purchaseOrder.number)],
  ['Code service', ({ purchaseOrder }) => csvText(purchaseOrder.serviceCode)],
];

/** A column of VAT for each rate, in hundredths of a percent. */
const amounts = (rates: readonly number[]): readonly Column[] => [
  ['À la commande HT', (order) => csvAmount(order.one_time_cents)],
  ...rates.map((rate) => vatColumn('à la commande', 'oneTime', rate)),
  ['À la commande TTC', (order) => csvAmount(dueOf(order))],
  ['Par mois HT', (order) => csvAmount(order.monthly_cents)],
  ...rates.map((rate) => vatColumn('par mois', 'monthly', rate)),
  ['Par mois TTC', (order) => csvAmount(order.monthly_cents + order.monthly_vat_cents)],
  ['Reçu TTC', ({ received_cents }) => csvAmount(received_cents)],
  ['Essai', ({ is_test }) => (is_test === 1 ? 'oui' : 'non')],
];

function dayOf(instant: OrderInstant): (order: FiledOrder) => string {
  return (order) => csvDay(eventDay(order, instant));
}

/** A text of the address of each site. */
function ofSites({ sites_json }: FiledOrder, textOf: (address: StoredAddress) => string): string {
  return csvText(readAddresses(sites_json).map(textOf).join(' | '));
}

function nationalPhone(phone: string): string {
  return formatPhone(phone).replace('+33\u00a0', '0').replaceAll('\u00a0', ' ');
}

/** A SIRET that no spreadsheet makes a number of. */
export function siretCell(siret: string): string {
  return asText(siret.replace(/^(\d{9})(\d{5})$/, '$1 $2'), /^\d{9} \d{5}$/);
}

/** A text in these groups of digits is left as it is: spreadsheets don't read it as a number. Any other is escaped. */
function asText(typed: string, groups: RegExp): string {
  return groups.test(typed) ? typed : csvText(typed);
}

function vatColumn(when: string, part: keyof FiledOrder['vat'], rate: number): Column {
  return [`TVA ${formatVatRate(rate)} ${when}`, ({ vat }) => csvAmount(vat[part].get(rate) ?? 0)];
}

/** The file of orders with what an invoice needs, for the accountant; in parts, to answer visitors in between. */
export async function* ordersCsv(
  orders: readonly OrderOutline[],
  storage: Pick<Storage, 'listOrders' | 'listPurchaseOrders'>,
): AsyncGenerator<string> {
  const filed: FiledOrder[] = [];
  const paidOn = new Map(orders.map(({ reference, paid_on }) => [reference, paid_on]));
  for await (const chunk of readOrders([...paidOn.keys()], storage)) {
    const purchaseOrders = await storage.listPurchaseOrders(chunk.map(({ reference }) => reference));
    for (const row of chunk) {
      const { oneTime, monthly } = readStored(row).itemised;
      filed.push({
        ...row,
        // Long, and read above: all orders are kept at once.
        ...{ order_json: '', priced_json: '' },
        paid_on: paidOn.get(row.reference) ?? null,
        purchaseOrder: readPurchaseOrder(purchaseOrders.get(row.reference) ?? ''),
        vat: { oneTime: vatOf(oneTime), monthly: vatOf(monthly) },
      });
    }
  }
  const rates = [...new Set(filed.flatMap(({ vat }) => [...vat.oneTime.keys(), ...vat.monthly.keys()]))].sort(
    (one, other) => other - one,
  );
  const columns = [...whoAndWhen, ...amounts(rates)];
  yield byteOrderMark + csvLine(columns.map(([title]) => title));
  for (const order of filed) {
    await setImmediate();
    yield csvLine(columns.map(([, value]) => value(order)));
  }
}

/** The VAT of a total by rate, without the rates of articles that weren't ordered. */
export function vatOf({ lines }: QuotePart): ReadonlyMap<number, number> {
  return vatByRate(lines.filter(({ amountCents }) => amountCents !== 0));
}
