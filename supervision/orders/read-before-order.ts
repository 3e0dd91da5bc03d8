import { html } from 'hono/html';
import type { CompanyContent } from '#content/company.ts';
import { formatDay } from '#domain/calendar.ts';
import { companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import type { Markup } from '#supervision/pages/page.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';
import { marked } from './transfer-details.ts';

interface ReadBeforeOrder {
  readonly order: OrderRow;
  readonly company: CompanyContent;
  /** Whether the contract includes hardware. */
  readonly hardware: boolean;
}

/** What the law wants read before an order: limits of emergency calls, and the contract's summary for small firms. */
export function readBeforeOrder({ order, company, hardware }: ReadBeforeOrder): Markup {
  const once = formatEuros(order.one_time_cents + order.one_time_vat_cents);
  const monthly = formatEuros(order.monthly_cents + order.monthly_vat_cents);
  return html`<section class="note warn stack" aria-labelledby="urgences">
<h3 id="urgences">Appels d’urgence</h3>
<p>Sans électricité ou sans internet, vos postes n’appellent plus, pas même le 15, le 17, le 18 ou le 112. Gardez un téléphone mobile à portée, et prévenez-nous avant de déplacer un poste vers une autre adresse.</p>
</section>
<section class="card stack" aria-labelledby="resume">
<h3 id="resume">Résumé du contrat</h3>
<dl class="facts">
<dt>Fournisseur</dt><dd>${marked(company.legalName)}</dd>
<dt>Contact</dt><dd>${companyText(company.phone)}, ${companyText(company.email)}</dd>
<dt>Service</dt><dd>Téléphonie d’entreprise par internet, ${hardware ? 'matériel, ' : ''}mise en service et assistance</dd>
<dt>Prix à la commande</dt><dd>${once} TTC</dd>
<dt>Prix par mois</dt><dd>${monthly} TTC</dd>
<dt>Engagement</dt><dd>${marked(company.terms.commitment)}</dd>
<dt>Résiliation</dt><dd>Préavis : ${marked(company.terms.notice)}. Selon les conditions générales de vente, version du ${formatDay(order.terms_version ?? company.termsVersion)}</dd>
</dl>
<p class="soft">Les entreprises de moins de dix personnes reçoivent ce résumé avant de commander.</p>
</section>`;
}
