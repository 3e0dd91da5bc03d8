import { csvAmount, csvDay, csvFile, csvText } from '#domain/csv.ts';
import { formatVatRate } from '#domain/money.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { splitReceipts } from '#domain/order/split-receipts.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { OrderRow, ReceiptRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import type { OrderSearch } from './find-orders.ts';
import { siretCell, vatOf } from './orders-csv.ts';
import { readOrders } from './read-orders.ts';

/**
 * The receipts of a period (both days included, empty for any) by day, without trials. Each is split into what it pays,
 * so that a month's columns add up.
 */
export async function receiptsCsv(period: Pick<OrderSearch, 'first' | 'last'>, storage: Storage) {
  const listed = await storage.listReceipts(period);
  const wanted = [...new Set(listed.map(({ order_reference }) => order_reference))];
  const ids = new Set(listed.map(({ id }) => id));
  const filed: ReturnType<typeof split> = [];
  for await (const orders of readOrders(wanted, storage)) {
    // All of an order's, since each is split after those before it.
    const receipts = await storage.listReceipts({ references: orders.map(({ reference }) => reference) });
    const cancelled = orders.filter(({ state }) => state === 'cancelled').map(({ reference }) => reference);
    const journals = await storage.listJournals({ references: cancelled, kinds: ['payment', 'cancel'] });
    for (const order of orders.filter(({ is_test }) => is_test === 0)) {
      const own = receipts.filter(({ order_reference }) => order_reference === order.reference);
      filed.push(...split(order, own, journals.get(order.reference)).filter(({ receipt }) => ids.has(receipt.id)));
    }
  }
  filed.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const rates = [...new Set(filed.flatMap(({ parts }) => [...parts.vat.keys()]))].sort((one, other) => other - one);
  return csvFile([
    [
      ...['Jour du virement', 'Référence', 'Entreprise', 'SIRET', 'Reçu TTC', 'Dont HT'],
      ...rates.map((rate) => `Dont TVA ${formatVatRate(rate)}`),
      ...['Dont trop-perçu', 'Commande HT', 'Commande TTC', 'Note'],
    ],
    ...filed.map(({ order, receipt, parts }) => [
      ...[csvDay(receipt.day), order.reference, csvText(order.company), siretCell(order.siret)],
      ...[csvAmount(receipt.cents), csvAmount(parts.beforeTax)],
      ...rates.map((rate) => csvAmount(parts.vat.get(rate) ?? 0)),
      ...[csvAmount(parts.beyond), csvAmount(order.one_time_cents)],
      ...[csvAmount(dueOf(order)), csvText(receipt.note)],
    ]),
  ]);
}

/** Splits an order's receipts; of a cancelled one, whose `journal` tells, those since then pay nothing that is due. */
function split(order: OrderRow, receipts: readonly ReceiptRow[], journal: readonly JournalEntry[] = []) {
  const vat = vatOf(readStored(order).itemised.oneTime);
  const since = journal.slice(journal.findLastIndex(({ kind }) => kind === 'cancel') + 1);
  const count = receipts.length - since.filter(({ cents }) => cents).length;
  const parts = [
    ...splitReceipts(receipts.slice(0, count), { beforeTax: order.one_time_cents, vat }),
    ...splitReceipts(receipts.slice(count), { beforeTax: 0, vat: new Map() }),
  ];
  return receipts.flatMap((receipt, index) => {
    const part = parts[index];
    return part === undefined ? [] : [{ order, receipt, parts: part }];
  });
}

function keyOf({ receipt: { day, id } }: { receipt: ReceiptRow }): string {
  return `${day} ${id}`;
}
