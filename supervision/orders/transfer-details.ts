import { html } from 'hono/html';
import type { CompanyContent, CompanyValue } from '#content/company.ts';
import { companyText, isPlaceholder } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import type { Markup } from '#supervision/pages/page.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';

interface TransferDetails {
  readonly order: OrderRow;
  readonly company: CompanyContent;
  /** SEPA QR code as SVG, where a transfer is expected now. */
  readonly code?: Markup;
}

/** How to pay the one-time total by bank transfer. */
export function transferDetails({ order, company, code }: TransferDetails): Markup {
  const { holder, iban, bic } = company.bank;
  return html`<div class="transfer ${code === undefined ? '' : 'with-code'}">
<dl class="facts">
<dt>Montant</dt><dd>${formatEuros(order.one_time_cents + order.one_time_vat_cents)} TTC</dd>
<dt>Référence à indiquer</dt><dd>${order.reference}</dd>
<dt>Bénéficiaire</dt><dd>${marked(holder)}</dd>
<dt>IBAN</dt><dd>${marked(iban)}</dd>
<dt>BIC</dt><dd>${marked(bic)}</dd>
</dl>
${code === undefined ? '' : html`<div class="code">${code}<p>À scanner avec l’application de votre banque.</p></div>`}
</div>`;
}

/** A value of the company; one that the owner has still to give says so, nobody shall pay into it. */
export function marked(value: CompanyValue): Markup {
  return html`${companyText(value)}${isPlaceholder(value) ? html` <span class="placeholder">provisoire</span>` : ''}`;
}
