import { html } from 'hono/html';
import type { Catalogue } from '#content/catalogue.ts';
import { documentTexts } from '#content/document-texts.ts';
import { type Cents, formatCount, formatEuros, formatVatRate } from '#domain/money.ts';
import { fairUseText } from '#domain/quote/fair-use.ts';
import type { QuoteLine, QuotePart } from '#domain/quote/itemise-quote.ts';
import type { Markup } from '#service/pages/page.ts';

interface AmountsTable {
  readonly caption: string;
  readonly part: QuotePart;
  /** The catalogue that priced it, for the fair-use limit beside « illimité ». */
  readonly catalogue: Catalogue;
}

/** Every line of one part of the order, then its total before tax, the VAT and the total to pay. */
export function amountsTable({ caption, part, catalogue }: AmountsTable): Markup {
  return html`<div class="amounts"><table>
<caption>${caption}</caption>
<thead><tr><th scope="col">Désignation</th><th scope="col" class="wide-only">Qté</th><th scope="col" class="wide-only">Prix unitaire HT</th><th scope="col">Montant HT</th></tr></thead>
<tbody>${part.lines.map((line) => lineRow(line, catalogue))}</tbody>
<tfoot>
${totalRow('Total HT', part.totalCents)}
${totalRow(vatLabel(part), part.vatCents)}
${totalRow('Total TTC', part.totalWithVatCents)}
</tfoot>
</table></div>`;
}

function lineRow(line: QuoteLine, catalogue: Catalogue): Markup {
  const quantity = formatCount(line.quantity);
  const unit = formatEuros(line.unitCents);
  const limit =
    line.key === 'monthlyUnlimited' ? html`<small>${fairUseText(documentTexts.fairUse, catalogue)}</small>` : '';
  return html`<tr><th scope="row">${line.label}${limit}<small class="narrow-only">${quantity} × ${unit}\u00a0HT</small></th><td class="wide-only">${quantity}</td><td class="wide-only">${unit}</td>${amountCell(line)}</tr>`;
}

function amountCell(line: QuoteLine): Markup {
  return line.key === 'setup' && line.amountCents === 0
    ? html`<td class="free">Offerte</td>`
    : html`<td>${formatEuros(line.amountCents)}</td>`;
}

/** « TVA 20 % » if every line has that rate, as nearly always. */
function vatLabel({ lines }: QuotePart): string {
  const [rate, ...others] = new Set(lines.map(({ vatRate }) => vatRate));
  return rate === undefined || others.length > 0 ? 'TVA' : `TVA ${formatVatRate(rate)}`;
}

function totalRow(label: string, cents: Cents): Markup {
  return html`<tr><th scope="row">${label}</th><td class="wide-only"></td><td class="wide-only"></td><td>${formatEuros(cents)}</td></tr>`;
}
