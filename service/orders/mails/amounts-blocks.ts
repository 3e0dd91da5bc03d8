import { lineNotes } from '#domain/calls/line-notes.ts';
import { formatBeforeTax, formatEuros } from '#domain/money.ts';
import type { QuoteLine, QuotePart } from '#domain/quote/price/itemise-quote.ts';
import type { MailRow, MailRows } from '#service/mail/mail-blocks.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';

/** Every line of an order and its totals, in a mail. */
export function amountsBlocks({ request, itemised, catalogue }: Omit<StoredOrder, 'order'>): MailRows[] {
  const notes = lineNotes(request, catalogue);
  return [part('À la commande', itemised.oneTime, notes), part('Par mois', itemised.monthly, notes)];
}

/** Lines of 0 € are left out, except the set-up, which is said to be free. */
function isWorthALine({ key, amountCents }: QuoteLine): boolean {
  return amountCents !== 0 || key === 'setup';
}

function part(
  title: string,
  { lines, totalCents, vatCents, totalWithVatCents }: QuotePart,
  notes: ReturnType<typeof lineNotes>,
): MailRows {
  const rows = lines.filter(isWorthALine).map(({ key, label, quantity, unitCents, amountCents }): MailRow => {
    if (key === 'setup' && amountCents === 0) return [label, 'Offerte'];
    const reckoning = `${quantity}\u00a0×\u00a0${formatEuros(unitCents)}`;
    const note = notes[key];
    return [label, formatBeforeTax(amountCents), reckoning, ...(note ? [note] : [])];
  });
  const total: MailRow =
    totalWithVatCents === 0
      ? ['Total', 'rien à payer']
      : [
          'Total',
          `${formatEuros(totalWithVatCents)}\u00a0TTC`,
          `${formatBeforeTax(totalCents)} +\u00a0TVA\u00a0${formatEuros(vatCents)}`,
        ];
  return { title, rows, total };
}
