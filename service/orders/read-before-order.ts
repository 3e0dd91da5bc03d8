import { html } from 'hono/html';
import { formatDay } from '#domain/calendar.ts';
import { companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import type { Markup } from '#service/pages/page.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { marked } from './transfer-details.ts';

interface ReadBeforeOrder {
  readonly order: OrderRow;
  readonly service: Service;
  /** Whether the contract includes hardware. */
  readonly hardware: boolean;
}

/** What the law requires clients to read before ordering: limits of emergency calls, the contract summary, payment. */
export function readBeforeOrder(view: ReadBeforeOrder): Markup {
  return html`<section class="note warn stack" aria-labelledby="urgences">
<h3 id="urgences">Appels d’urgence</h3>
<p>Sans électricité ou sans internet, vos postes n’appellent plus, pas même le 15, le 17, le 18 ou le 112. Gardez un mobile à portée de main, et prévenez-nous avant de déplacer un poste vers une autre adresse.</p>
<p>Depuis un ordinateur ou un mobile hors des locaux, appelez les secours avec la ligne de votre mobile. Le 114 se joint par SMS ou en visio, depuis un mobile.</p>
</section>
${contractSummary(view)}
${howToPay(view.order)}`;
}

function contractSummary({ order, service: { company, config }, hardware }: ReadBeforeOrder): Markup {
  const { terms } = company;
  const mailed = config.smtpUrl === undefined ? 'vous le retrouvez' : 'vous le recevez aussi par e-mail,';
  return html`<section class="card stack" id="resume-card" aria-labelledby="resume">
<h3 id="resume">Résumé du contrat</h3>
<dl class="facts">
<dt>Fournisseur</dt><dd>${marked(company.legalName)}</dd>
<dt>Contact</dt><dd>${companyText(company.phone)}, ${companyText(company.email)}</dd>
<dt>Service</dt><dd>Téléphonie d’entreprise par internet, ${hardware ? 'matériel, ' : ''}mise en service et assistance</dd>
<dt>Prix à la commande</dt><dd>${formatEuros(order.one_time_cents + order.one_time_vat_cents)} TTC</dd>
<dt>Prix par mois</dt><dd>${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC</dd>
${hardware ? html`<dt>Livraison</dt><dd>délai indicatif de ${marked(terms.delivery)} après réception du paiement</dd>` : ''}
<dt>Engagement</dt><dd>${marked(terms.commitment)}</dd>
<dt>Résiliation</dt><dd>par écrit, avec un préavis de ${marked(terms.notice)}. Détail\u00a0: article 11 des CGV, version du ${formatDay(company.termsVersion)}</dd>
</dl>
<p class="soft">Ce résumé vous est remis avant la commande\u202f; ${mailed} dans la confirmation (PDF).</p>
</section>`;
}

function howToPay(order: OrderRow): Markup {
  return order.one_time_cents === 0
    ? html`<section class="card stack" aria-labelledby="payer"><h3 id="payer">Rien à payer à la commande</h3>
<p>Le montant mensuel est prélevé à partir de la mise en service, sur mandat SEPA.</p></section>`
    : html`<section class="card stack" aria-labelledby="payer"><h3 id="payer">Comment vous paierez</h3>
<p>Par virement, une fois la commande confirmée\u00a0: la page suivante donne le compte à créditer et la référence à indiquer.</p>
<p>Puis chaque mois, par prélèvement sur mandat SEPA, à partir de la mise en service.</p></section>`;
}
