import { lineNotes } from '#domain/calls/line-notes.ts';
import { formatBeforeTax, formatEuros } from '#domain/money.ts';
import type { PricedOrder } from '#domain/order/parse-order.ts';
import { isEmptyLine, isOffered, type QuotePart } from '#domain/quote/price/itemise-quote.ts';
import type { MailRow, MailRows } from '#service/mail/mail-blocks.ts';

/** The lines of an order and its totals, in a mail; none for what wasn't ordered. */
export function amountsBlocks({ request, itemised, catalogue }: PricedOrder): MailRows[] {
  const notes = lineNotes(request, catalogue);
  return [rowsOf('À la commande', itemised.oneTime, notes), rowsOf('Par mois', itemised.monthly, notes)];
}

function rowsOf(
  title: string,
  { lines, totalCents, vatCents, totalWithVatCents }: QuotePart,
  notes: ReturnType<typeof lineNotes>,
): MailRows {
  const ordered = lines.filter((line) => !isEmptyLine(line));
  const rows = ordered.map((line): MailRow => {
    const { key, label, quantity, unitCents, amountCents } = line;
    if (isOffered(line)) return [label, 'Offerte'];
    const calculation = `${quantity}\u00a0×\u00a0${formatEuros(unitCents)}`;
    const note = notes[key];
    return [label, formatBeforeTax(amountCents), calculation, ...(note ? [note] : [])];
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
