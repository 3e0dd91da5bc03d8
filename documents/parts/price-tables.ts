import { type TableColumn, writeTable } from '#documents/writer/pdf-table.ts';
import type { PdfWriter } from '#documents/writer/pdf-writer.ts';
import { lineNotes } from '#domain/calls/line-notes.ts';
import { formatCount, formatEuros, formatVatRate } from '#domain/money.ts';
import type { PricedOrder } from '#domain/order/parse-order.ts';
import { isOffered, type QuotePart } from '#domain/quote/price/itemise-quote.ts';

const columns: readonly TableColumn[] = [
  { label: 'Désignation', share: 0.52, align: 'left' },
  { label: 'Quantité', share: 0.1, align: 'right' },
  { label: 'Prix unitaire HT', share: 0.15, align: 'right' },
  { label: 'TVA', share: 0.08, align: 'right' },
  { label: 'Total HT', share: 0.15, align: 'right' },
];

/** Both parts of a quote, each with its lines, their notes, and its totals before tax, VAT and with VAT. */
export function writePriceTables(writer: PdfWriter, { request, itemised, catalogue }: PricedOrder): void {
  const notes = lineNotes(request, catalogue);
  writePart(writer, 'À la commande, une seule fois', itemised.oneTime, notes);
  writePart(writer, 'Chaque mois', itemised.monthly, notes);
}

function writePart(writer: PdfWriter, title: string, part: QuotePart, notes: ReturnType<typeof lineNotes>): void {
  writer.heading(2, title);
  const lines = part.lines.map((line) => ({
    cells: [
      [line.label, notes[line.key]].filter(Boolean).join('\n'),
      formatCount(line.quantity),
      formatEuros(line.unitCents),
      formatVatRate(line.vatRate),
      isOffered(line) ? 'Offerte' : formatEuros(line.amountCents),
    ],
  }));
  const total = (label: string, cents: number, strong: boolean) => ({
    cells: [label, '', '', '', formatEuros(cents)],
    strong,
  });
  writeTable(writer, columns, [
    ...lines,
    total('Total HT', part.totalCents, true),
    total('TVA', part.vatCents, false),
    total('Total TTC', part.totalWithVatCents, true),
  ]);
}
