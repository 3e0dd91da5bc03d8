import { html } from 'hono/html';
import { formatDay, parisDay } from '#domain/calendar.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { Markup } from '#supervision/pages/page.ts';
import type { Service } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';
import { amountsTable } from './amounts-table.ts';
import { orderTotals } from './order-totals.ts';
import { transferDetails } from './transfer-details.ts';

interface PaymentPage {
  readonly order: OrderRow;
  readonly itemised: ItemisedQuote;
  readonly service: Service;
}

/** The page of an order just received: what was ordered, line by line, and how it is paid. */
export function paymentPage({ order, itemised, service }: PaymentPage): Markup {
  return html`<div class="stack wide">
<div class="stack">
<h1>Votre commande est enregistrée</h1>
<p class="lead">Référence <strong>${order.reference}</strong>, reçue le ${formatDay(parisDay(new Date(order.received_at)))}.</p>
</div>
<div class="columns">
<section class="card stack wide" aria-label="Détail de la commande">
${amountsTable({ caption: 'À la commande', part: itemised.oneTime })}
${amountsTable({ caption: 'Par mois', part: itemised.monthly })}
</section>
<aside class="stack">
<section class="card strong stack" aria-label="Totaux">${orderTotals(order)}</section>
<section class="card stack" aria-labelledby="virement"><h2 id="virement">Payer par virement</h2>
${transferDetails({ order, company: service.company })}</section>
</aside>
</div>
</div>`;
}
