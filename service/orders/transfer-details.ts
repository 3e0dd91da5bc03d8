import { html } from 'hono/html';
import type { CompanyContent, CompanyValue } from '#content/company.ts';
import { companyText, isPlaceholder } from '#domain/company.ts';
import { type Cents, formatEuros, toEuroDecimal } from '#domain/money.ts';
import type { Markup } from '#service/pages/page.ts';

interface TransferDetails {
  readonly amountCents: Cents;
  readonly reference: string;
  readonly bank: CompanyContent['bank'];
  /** SEPA QR code as SVG. */
  readonly code: Markup;
}

/** How to pay the one-time total by bank transfer; each value can be copied where scripts run. */
export function transferDetails({ amountCents, reference, bank, code }: TransferDetails): Markup {
  const { holder, iban, bic } = bank;
  return html`<div class="transfer">
<dl class="facts">
<dt>Montant</dt><dd><span>${formatEuros(amountCents)} TTC</span>${copyButton('le montant', toEuroDecimal(amountCents).replace('.', ','))}</dd>
<dt>Référence à indiquer</dt><dd><span>${reference}</span>${copyButton('la référence', reference)}</dd>
<dt>Bénéficiaire${badgeOf(holder)}</dt><dd><span>${shownText(holder)}</span></dd>
<dt>IBAN${badgeOf(iban)}</dt><dd><span>${shownText(iban)}</span>${copyButton('l’IBAN', companyText(iban).replaceAll(/\s/g, ''))}</dd>
<dt>BIC${badgeOf(bic)}</dt><dd><span>${shownText(bic)}</span>${copyButton('le BIC', companyText(bic))}</dd>
</dl>
<div class="code">${code}<p>À scanner avec l’application de votre banque.</p></div>
<p class="unseen" id="copied" role="status"></p>
</div>`;
}

/** Hidden until the page's script finds that the browser can copy. */
function copyButton(what: string, value: string): Markup {
  return html` <button type="button" class="copy" data-copy="${value}" hidden>Copier<span class="unseen"> ${what}</span></button>`;
}

/** A company value; a placeholder is marked as such, so that nobody pays into it. */
export function marked(value: CompanyValue): Markup {
  return html`${shownText(value)}${badgeOf(value)}`;
}

/** Without « (à confirmer) »: the badge already says that the owner has still to decide. */
const shownText = (value: CompanyValue): string => companyText(value).replace(/ \(à confirmer\)$/, '');

const badgeOf = (value: CompanyValue): Markup | string =>
  isPlaceholder(value) ? html` <span class="placeholder">provisoire</span>` : '';
