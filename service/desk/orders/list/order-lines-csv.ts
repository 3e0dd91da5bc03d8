import { parisDay } from '#domain/calendar.ts';
import { byteOrderMark, csvAmount, csvDay, csvLine, csvText } from '#domain/csv.ts';
import type { QuotePart } from '#domain/quote/price/itemise-quote.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { OrderOutline, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { readOrders } from './read-orders.ts';

const titles = [
  ...['Référence', 'Confirmée le', 'Entreprise', 'Quand', 'Code', 'Désignation', 'Quantité'],
  ...['Prix unitaire HT', 'Montant HT', 'Taux de TVA', 'Essai'],
];

/** The lines of orders for the accountant, beside the file of their totals: what was ordered, as it was priced. */
export async function* orderLinesCsv(
  orders: readonly OrderOutline[],
  storage: Pick<Storage, 'listOrders'>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(titles);
  const references = orders.map(({ reference }) => reference);
  for await (const chunk of readOrders(references, storage)) yield chunk.flatMap(linesOf).join('');
}

function linesOf(order: OrderRow): string[] {
  const { oneTime, monthly } = readStored(order).itemised;
  const confirmed = order.confirmed_at === null ? '' : csvDay(parisDay(order.confirmed_at));
  const linesOfPart = (when: string, { lines }: QuotePart) =>
    lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ key, label, quantity, unitCents, amountCents, vatRate }) =>
        csvLine([
          ...[order.reference, confirmed, csvText(order.company), when, key, csvText(label), String(quantity)],
          ...[csvAmount(unitCents), csvAmount(amountCents), csvAmount(vatRate), order.is_test === 1 ? 'oui' : 'non'],
        ]),
      );
  return [...linesOfPart('à la commande', oneTime), ...linesOfPart('par mois', monthly)];
}
