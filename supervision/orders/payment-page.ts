import { html } from 'hono/html';
import type { Catalogue } from '#content/catalogue.ts';
import type { CompanyContent } from '#content/company.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { Markup } from '#supervision/pages/page.ts';
import type { Service } from '#supervision/service.ts';
import { servicePath, siteAddresses } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';
import { amountsTable } from './amounts-table.ts';
import { completionForm } from './completion-form.ts';
import { deliversHardware } from './delivers-hardware.ts';
import { orderSteps } from './order-steps.ts';
import { orderTotals } from './order-totals.ts';
import type { CompletionError, CompletionForm } from './parse-completion.ts';
import { readBeforeOrder } from './read-before-order.ts';
import { transferDetails } from './transfer-details.ts';

interface PaymentPage {
  readonly order: OrderRow;
  readonly itemised: ItemisedQuote;
  readonly catalogue: Catalogue;
  readonly form: CompletionForm;
  readonly errors: readonly CompletionError[];
  readonly service: Service;
}

/** The page of a received order: what was ordered line by line, what is missing to confirm it, how it will be paid. */
export function paymentPage({ order, itemised, catalogue, form, errors, service }: PaymentPage): Markup {
  const { company, config } = service;
  return html`<div class="stack wide">
<div class="stack">
${orderSteps(1)}
<h1>Vérifiez, complétez, commandez</h1>
<p class="lead">Votre demande du ${formatDay(parisDay(new Date(order.received_at)))} porte la référence <strong class="reference">${order.reference}</strong>. Elle ne vous engage qu’une fois confirmée en bas de cette page.</p>
</div>
<div class="columns reverse">
<aside class="stack" aria-label="Totaux et paiement">
<section class="card strong stack" aria-label="Totaux">${orderTotals(order)}</section>
${howToPay(order, company)}
</aside>
<div class="stack wide">
<section class="card stack wide" aria-label="Détail de la commande">
${amountsTable({ caption: 'À la commande', part: itemised.oneTime, catalogue })}
${amountsTable({ caption: 'Par mois', part: itemised.monthly, catalogue })}
</section>
${completionForm({
  action: `${servicePath}/paiement/${order.token}`,
  form,
  errors,
  termsAddress: siteAddresses(config).terms,
  readBefore: readBeforeOrder({ order, company, hardware: deliversHardware(itemised) }),
})}
</div>
</div>
</div>`;
}

function howToPay(order: OrderRow, company: CompanyContent): Markup {
  return order.one_time_cents === 0
    ? html`<section class="card stack" aria-labelledby="virement"><h2 id="virement">Rien à payer à la commande</h2>
<p>Le montant mensuel est prélevé à partir de la mise en service, sur mandat SEPA.</p></section>`
    : html`<section class="card stack" aria-labelledby="virement"><h2 id="virement">Payer par virement</h2>
<p>Vous payez après avoir confirmé, par virement. Le montant mensuel est prélevé ensuite, sur mandat SEPA.</p>
${transferDetails({ order, company })}</section>`;
}
