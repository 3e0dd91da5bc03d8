import { setImmediate } from 'node:timers/promises';
import { parisDay } from '#domain/calendar.ts';
import { byteOrderMark, csvAmount, csvDay, csvLine, csvText } from '#domain/csv.ts';
import { addressParts, addressText } from '#domain/order/client/address-parts.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import { paymentDay } from '#domain/order/life/order-words.ts';
import { type QuotePart, vatByRate } from '#domain/quote/price/itemise-quote.ts';
import { readPurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { dueOf, eventDay } from '#service/orders/stored/order-status.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { OrderOutline, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { readOrders } from './read-orders.ts';

/** An order of the file, with its purchase order as the journal keeps it, and the VAT of its two totals by rate. */
interface FiledOrder extends OrderRow, OrderOutline {
  readonly purchaseOrder: string;
  readonly vat: Readonly<Record<'oneTime' | 'monthly', ReadonlyMap<number, number>>>;
}

type Column = readonly [title: string, value: (order: FiledOrder) => string];

const whoAndWhen: readonly Column[] = [
  ['Référence', ({ reference }) => reference],
  ['État', ({ state }) => stateRules[state].name],
  ['Reçue le', ({ received_at }) => day(received_at)],
  ['Confirmée le', ({ confirmed_at }) => day(confirmed_at)],
  ['Payée le', (order) => csvDay(eventDay(order, 'paid_at'))],
  ['En service le', ({ in_service_at }) => day(in_service_at)],
  ['Facturée le', ({ invoiced_on }) => (invoiced_on === null ? '' : csvDay(invoiced_on))],
  ['À payer au plus tard le', ({ invoiced_on }) => (invoiced_on === null ? '' : csvDay(paymentDay(invoiced_on)))],
  ['Annulée le', ({ cancelled_at }) => day(cancelled_at)],
  ['Entreprise', ({ company }) => csvText(company)],
  ['SIRET', ({ siret }) => siretCell(siret)],
  ['Contact', ({ name }) => csvText(name)],
  ['Téléphone', ({ phone }) => asText(nationalPhone(phone), /^0\d(?: \d\d){4}$/)],
  ['E-mail', ({ email }) => email],
  ['Livraison', (order) => csvText(readAddresses(order.sites_json).map(addressText).join(' | '))],
  ['Code postal de livraison', (order) => csvText(deliveryPart(order, 'postCode'))],
  ['Ville de livraison', (order) => csvText(deliveryPart(order, 'town'))],
  ['Numéro d’engagement', ({ purchaseOrder }) => csvText(readPurchaseOrder(purchaseOrder).number)],
  ['Code service', ({ purchaseOrder }) => csvText(readPurchaseOrder(purchaseOrder).serviceCode)],
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

/** One part of the address of each site, in the order of « Livraison ». */
function deliveryPart(order: FiledOrder, part: 'postCode' | 'town'): string {
  return readAddresses(order.sites_json)
    .map((address) => addressParts(address)[part])
    .join(' | ');
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
  return [
    `TVA ${(rate / 100).toLocaleString('fr-FR')}\u00a0% ${when}`,
    ({ vat }) => csvAmount(vat[part].get(rate) ?? 0),
  ];
}

/** Orders with what an invoice needs, for the accountant; sent in parts, as thousands take hundreds of megabytes. */
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
      const vat = { oneTime: vatOf(oneTime), monthly: vatOf(monthly) };
      const { reference } = row;
      const purchaseOrder = purchaseOrders.get(reference) ?? '';
      // Without its two long columns, which would be kept for all orders at once.
      filed.push({
        ...row,
        order_json: '',
        priced_json: '',
        paid_on: paidOn.get(reference) ?? null,
        purchaseOrder,
        vat,
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
function vatOf({ lines }: QuotePart): ReadonlyMap<number, number> {
  return vatByRate(lines.filter(({ amountCents }) => amountCents !== 0));
}

function day(instant: number | null): string {
  return instant === null ? '' : csvDay(parisDay(instant));
}
