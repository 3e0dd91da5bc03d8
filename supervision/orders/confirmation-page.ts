import { html } from 'hono/html';
import type { Catalogue } from '#content/catalogue.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import type { ItemisedQuote } from '#domain/quote/itemise-quote.ts';
import type { Markup } from '#supervision/pages/page.ts';
import { type Service, servicePath } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';
import { amountsTable } from './amounts-table.ts';
import { deliversHardware } from './delivers-hardware.ts';
import { orderSteps } from './order-steps.ts';
import { sepaCode, sepaText } from './sepa-code.ts';
import { marked, transferDetails } from './transfer-details.ts';

interface ConfirmationPage {
  readonly order: OrderRow;
  readonly itemised: ItemisedQuote;
  readonly catalogue: Catalogue;
  readonly service: Service;
}

/** The page of an order once confirmed: how to pay it, what comes next, and what was ordered. */
export async function confirmationPage({ order, itemised, catalogue, service }: ConfirmationPage): Promise<Markup> {
  return html`<div class="stack wide">
<div class="stack">
${orderSteps(2)}
<h1>${headline(order)}</h1>
<p class="lead">Référence <strong class="reference">${order.reference}</strong>${order.state === 'confirmed' && order.one_time_cents > 0 ? html`, à indiquer sur votre virement` : ''}.</p>
${order.state === 'cancelled' ? '' : html`<p class="actions"><a class="button" href="${servicePath}/paiement/${order.token}/confirmation.pdf">Télécharger la confirmation (PDF)</a></p>`}
</div>
<div class="columns">
<div class="stack wide">
${order.state === 'confirmed' ? await payment(order, service) : ''}
${order.state === 'cancelled' ? '' : monthlyPayment(order, service)}
<section class="card stack wide" aria-label="Détail de la commande">
${amountsTable({ caption: 'À la commande', part: itemised.oneTime, catalogue })}
${amountsTable({ caption: 'Par mois', part: itemised.monthly, catalogue })}
</section>
</div>
<aside class="stack" aria-label="Client et suite">${client(order)}
${
  order.state === 'cancelled'
    ? ''
    : html`<section class="card stack" aria-labelledby="suite"><h2 id="suite">La suite</h2>
<ol class="plain"><li>Vous recevez la confirmation à ${order.email}.</li>${nextSteps(order, deliversHardware(itemised))}</ol></section>`
}
</aside>
</div>
</div>`;
}

function headline(order: OrderRow): string {
  const on = (instant: number | null): string =>
    instant === null ? '' : ` le ${formatDay(parisDay(new Date(instant)))}`;
  if (order.state === 'paid') return `Merci, nous avons reçu votre paiement${on(order.paid_at)}`;
  if (order.state === 'cancelled') return `Cette commande a été annulée${on(order.cancelled_at)}`;
  return 'Merci, votre commande est confirmée';
}

async function payment(order: OrderRow, { company }: Service): Promise<Markup> {
  const amount = order.one_time_cents + order.one_time_vat_cents;
  if (amount === 0) {
    return html`<section class="card strong stack" aria-labelledby="virement"><h2 id="virement">Rien à payer à la commande</h2></section>`;
  }
  const code = await sepaCode(sepaText(company.bank, amount, order.reference));
  return html`<section class="card strong stack" aria-labelledby="virement"><h2 id="virement">Payer par virement</h2>
${transferDetails({ order, company, code })}</section>`;
}

/** What the provider does next: nothing arrives for a virtual order, and nobody waits for a transfer of nothing. */
function nextSteps(order: OrderRow, hardware: boolean): Markup {
  if (hardware) {
    return html`<li>Nous préparons et réglons votre matériel dès le virement reçu.</li><li>Il arrive étiqueté, prêt à brancher.</li>`;
  }
  const when = order.one_time_cents > 0 ? ' dès le virement reçu' : '';
  return html`<li>Nous ouvrons vos lignes${when}, et vous prévenons.</li>`;
}

function monthlyPayment(order: OrderRow, { company }: Service): Markup {
  return html`<section class="card stack" aria-labelledby="mensuel"><h2 id="mensuel">Puis chaque mois</h2>
<p><strong>${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC</strong> par mois (${formatEuros(order.monthly_cents)} HT), prélevés sur votre compte à partir de la mise en service.</p>
<p>Nous vous envoyons le mandat de prélèvement SEPA à signer. Identifiant créancier\u00a0: ${marked(company.sepaCreditorId)}</p></section>`;
}

function client(order: OrderRow): Markup {
  const sites: unknown = JSON.parse(order.sites_json ?? '[]');
  return html`<section class="card stack" aria-labelledby="client"><h2 id="client">Vos coordonnées</h2>
<dl class="facts">
<dt>Entreprise</dt><dd>${order.company}</dd>
<dt>SIRET</dt><dd>${order.siret}</dd>
<dt>Contact</dt><dd>${order.name}</dd>
<dt>Téléphone</dt><dd>${order.phone}</dd>
<dt>E-mail</dt><dd>${order.email}</dd>
${(Array.isArray(sites) ? sites : []).map((address, index) => html`<dt>Site ${index + 1}</dt><dd>${String(address)}</dd>`)}
</dl></section>`;
}
