import { html } from 'hono/html';
import { companyText } from '#domain/company.ts';
import type { Markup } from '#service/pages/page.ts';
import { orderAddress, type Service, servicePath } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/storage.ts';
import { orderHeadline } from './confirmation-page.ts';
import { orderTotals } from './order-totals.ts';
import { fullViewDays } from './order-view.ts';

/** The page of an order long after its end: its reference, its amounts, and how to see the rest. */
export function amountsPage(order: AddressedOrder, service: Service): Markup {
  return html`<div class="stack measure">
<h1>${orderHeadline(order)}</h1>
<p class="lead">Référence <strong class="reference">${order.reference}</strong>. Plus de ${fullViewDays}\u00a0jours ont passé\u00a0: par sécurité, cette page ne montre plus que les montants.</p>
<section class="card strong" aria-label="Montants">${orderTotals(order)}</section>
${wayToTheRest(order, service)}
</div>`;
}

function wayToTheRest({ token }: AddressedOrder, { company, config }: Service): Markup {
  if (config.smtpUrl === undefined || orderAddress(config, token) === undefined) {
    return html`<p>Pour revoir le détail, appelez le ${companyText(company.phone)}.</p>`;
  }
  return html`<form class="stack" method="post" action="${servicePath}/paiement/${token}/lien">
<p>Pour revoir le détail, demandez un nouveau lien\u00a0: nous l’envoyons à l’adresse e-mail de la commande.</p>
<p class="actions"><button class="button">Recevoir un nouveau lien</button></p>
</form>`;
}
