import { html } from 'hono/html';
import { type Cents, formatCount, formatEuros } from '#domain/money.ts';
import type { QuoteLine, QuotePart } from '#domain/quote/itemise-quote.ts';
import type { Markup } from '#supervision/pages/page.ts';

interface AmountsTable {
  readonly caption: string;
  readonly part: QuotePart;
}

/** Every line of a part of the order, then its total before tax, the VAT and the total to pay. */
export function amountsTable({ caption, part }: AmountsTable): Markup {
  return html`<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Désignation</th><th scope="col">Qté</th><th scope="col" class="unit">Prix unitaire HT</th><th scope="col">Montant HT</th></tr></thead>
<tbody>${part.lines.map(
    (line) =>
      html`<tr><th scope="row">${line.label}</th><td>${formatCount(line.quantity)}</td><td class="unit">${formatEuros(line.unitCents)}</td>${amountCell(line)}</tr>`,
  )}</tbody>
<tfoot>
${totalRow('Total HT', part.totalCents)}
${totalRow('TVA', part.vatCents)}
${totalRow('Total TTC', part.totalWithVatCents)}
</tfoot>
</table>`;
}

function amountCell(line: QuoteLine): Markup {
  return line.key === 'setup' && line.amountCents === 0
    ? html`<td class="free">Offerte</td>`
    : html`<td>${formatEuros(line.amountCents)}</td>`;
}

function totalRow(label: string, cents: Cents): Markup {
  return html`<tr><th scope="row" colspan="2">${label}</th><td class="unit"></td><td>${formatEuros(cents)}</td></tr>`;
}
