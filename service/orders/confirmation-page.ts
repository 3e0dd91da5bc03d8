import { html } from 'hono/html';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { companyText } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { awaitsPayment, type OrderStanding } from '#domain/order/order-life.ts';
import { describeDifference, describePayment, stateHeadlines } from '#domain/order/order-words.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { formatSiret } from '#domain/order/siret.ts';
import { planInstallation } from '#domain/quote/installation.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import type { Markup } from '#service/pages/page.ts';
import { type Service, servicePath } from '#service/service.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { amountsTable } from './amounts-table.ts';
import { isCancellable } from './cancel-by-client.ts';
import { deliversHardware } from './delivers-hardware.ts';
import { installationPicture } from './installation-picture.ts';
import { standingOf } from './order-standing.ts';
import { orderSteps } from './order-steps.ts';
import { premisesOf } from './premises.ts';
import { sepaCode, sepaText } from './sepa-code.ts';
import type { StoredOrder } from './stored-order.ts';
import { marked, transferDetails } from './transfer-details.ts';

interface ConfirmationPage extends StoredOrder {
  readonly service: Service;
}

/** The page of a confirmed order: how to pay, what happens next, and what was ordered. */
export async function confirmationPage(page: ConfirmationPage): Promise<Markup> {
  const { order, request, itemised, catalogue, service } = page;
  const cancelled = order.state === 'cancelled';
  const toPay = awaitsPayment(order.state);
  return html`<div class="stack wide">
<div class="stack">
${cancelled ? '' : orderSteps(toPay ? 2 : 3)}
<h1>${orderHeadline(order)}</h1>
<p class="lead">Référence <strong class="reference">${order.reference}</strong>${toPay && order.one_time_cents > 0 ? html`, à indiquer sur votre virement` : ''}.</p>
${cancelled ? '' : html`<p class="actions"><a class="button" href="${servicePath}/paiement/${order.token}/confirmation.pdf">Télécharger la confirmation (PDF)</a></p>`}
</div>
<div class="columns">
<div class="stack wide">
${toPay ? await payment(order, service) : ''}
${cancelled || order.state === 'in-service' ? '' : await whatComesNext(page)}
${cancelled ? whatIsKept() : monthlyPayment(order, service)}
${isCancellable(order) ? cancellation(order, service) : ''}
</div>
<div class="stack side">${client(order, request)}</div>
</div>
<section class="card sheet" aria-labelledby="detail">
<div class="stack"><h2 id="detail">Votre commande</h2>
${installationPicture(planInstallation(request, catalogue))}</div>
<div class="stack wide">
${amountsTable({ caption: 'À la commande', part: itemised.oneTime, catalogue })}
${amountsTable({ caption: 'Par mois', part: itemised.monthly, catalogue })}
</div>
</section>
</div>`;
}

/** The state of a completed order, in one sentence. */
export function orderHeadline(order: OrderRow): string {
  const on = (instant: number | null): string =>
    instant === null ? '' : ` le ${formatDay(parisDay(new Date(instant)))}`;
  if (order.state === 'ready' && order.paid_at !== null)
    return `Merci, nous avons reçu votre paiement${on(order.paid_at)}`;
  return `${stateHeadlines[order.state]}${order.state === 'cancelled' ? on(order.cancelled_at) : ''}`;
}

async function payment(order: OrderRow, { company: { bank } }: Service): Promise<Markup> {
  const { reference } = order;
  const standing = standingOf(order);
  const amountCents = standing.dueCents - standing.receivedCents;
  const differs = order.state === 'payment-differs';
  if (amountCents < 0) {
    return html`<section class="card strong stack" aria-labelledby="virement"><h2 id="virement">Votre virement</h2>
${difference(standing)}</section>`;
  }
  if (amountCents === 0) {
    return html`<section class="card strong stack" aria-labelledby="virement"><h2 id="virement">Rien à payer à la commande</h2></section>`;
  }
  const code = await sepaCode(sepaText(bank, amountCents, reference));
  return html`<section class="card strong stack" aria-labelledby="virement"><h2 id="virement">Payer par virement</h2>
${differs ? difference(standing) : ''}
${transferDetails({ amountCents, reference, bank, code })}</section>`;
}

/** « Reçu : 3 000,00 € sur 3 494,40 €. Il reste 494,40 € à payer. » */
function difference(standing: OrderStanding): Markup {
  const payment = describePayment(standing);
  return html`<p>${payment.charAt(0).toUpperCase()}${payment.slice(1)} TTC. <strong>${describeDifference(standing)}</strong></p>`;
}

async function whatComesNext({ order, itemised, request, service }: ConfirmationPage): Promise<Markup> {
  const porting = request.portedNumbers > 0;
  return html`<section class="card stack" aria-labelledby="suite"><h2 id="suite">La suite</h2>
<ol class="stations">${order.state === 'shipped' ? await shipment(order, deliversHardware(itemised), service) : html`${acknowledgement(order, service)}${nextSteps(order, deliversHardware(itemised), service)}`}</ol>
${porting ? html`<p>Vous gardez des numéros\u00a0: ne résiliez rien, la demande de portabilité met fin à l’ancienne ligne. Préparez le RIO de chaque numéro, un code de 12 caractères, en appelant gratuitement le 3179 depuis sa ligne.</p>` : ''}
</section>`;
}

/** Mentions a mail only if mail is configured. */
function acknowledgement(order: OrderRow, { config }: Service): Markup {
  return config.smtpUrl === undefined
    ? html`<li>Téléchargez la confirmation et gardez-la, avec l’adresse de cette page\u00a0: nous n’envoyons pas encore d’e-mail.</li>`
    : html`<li>Nous vous envoyons la confirmation à <strong>${order.email}</strong>.</li>`;
}

/**
 * What the provider does next: a virtual order has no delivery, and an order that costs nothing at first no transfer.
 */
function nextSteps(order: OrderRow, hardware: boolean, { company: { terms } }: Service): Markup {
  const received = !awaitsPayment(order.state);
  if (hardware) {
    return html`<li>Nous préparons votre matériel${received ? '' : ' dès le virement reçu'}.</li>
<li>Il arrive étiqueté, prêt à brancher, dans un délai indicatif de ${marked(terms.delivery)} après réception du paiement.</li>`;
  }
  const when = order.one_time_cents > 0 && !received ? ' dès le virement reçu' : '';
  return html`<li>Nous ouvrons vos lignes${when}, et vous prévenons.</li>`;
}

/** What is on its way, as the provider wrote it down. */
async function shipment({ reference }: OrderRow, hardware: boolean, { storage }: Service): Promise<Markup> {
  const journal = await storage.listOrderEvents(reference);
  const tracking = journal.findLast(({ kind }) => kind === 'ship')?.note ?? '';
  return hardware
    ? html`<li>Votre matériel est en route\u00a0: ${tracking}.</li>
<li>Il est étiqueté et prêt à brancher.</li>`
    : html`<li>Vos accès sont envoyés\u00a0: ${tracking}.</li>`;
}

function monthlyPayment(order: OrderRow, { company }: Service): Markup {
  return html`<section class="card stack" aria-labelledby="mensuel"><h2 id="mensuel">Puis chaque mois</h2>
<p><strong>${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC</strong> par mois (${formatEuros(order.monthly_cents)} HT), prélevés sur votre compte à partir de la mise en service.</p>
<p>Nous vous envoyons le mandat de prélèvement SEPA à signer. Identifiant créancier\u00a0: ${marked(company.sepaCreditorId)}</p></section>`;
}

/** Folded, since few need it; the form works without scripts. */
function cancellation({ token, one_time_cents }: OrderRow, { company }: Service): Markup {
  const sent = html` Votre virement est déjà parti\u202f? Appelez-nous plutôt au ${companyText(company.phone)}.`;
  return html`<details class="card"><summary><h3>Annuler la commande</h3></summary>
<form class="stack" method="post" action="${servicePath}/paiement/${token}/annulation">
<p>Tant que rien n’est payé, vous pouvez annuler sans frais ni raison.${one_time_cents > 0 ? sent : ''}</p>
<p class="actions"><button class="button">Annuler définitivement cette commande</button></p>
</form></details>`;
}

function whatIsKept(): Markup {
  return html`<section class="card stack" aria-labelledby="garde"><h2 id="garde">Rien n’est dû</h2>
<p>Cette commande ne vous engage plus. Nous en gardons la trace trois ans, pour pouvoir prouver qu’elle a été annulée, puis nous l’effaçons.</p></section>`;
}

function client(order: OrderRow, { siteCount }: QuoteRequest): Markup {
  const premises = premisesOf(order, siteCount);
  return html`<section class="card stack" aria-labelledby="client"><h2 id="client">Vos coordonnées</h2>
<dl class="facts">
<dt>Entreprise</dt><dd>${order.company}</dd>
<dt>SIRET</dt><dd>${formatSiret(order.siret)}</dd>
<dt>Contact</dt><dd>${order.name}</dd>
<dt>Téléphone</dt><dd>${formatPhone(order.phone)}</dd>
<dt>E-mail</dt><dd>${order.email}</dd>
${premises.map((address, index) => html`<dt>${premises.length > 1 ? `Locaux du site ${index + 1}` : 'Locaux'}</dt><dd>${address}</dd>`)}
</dl></section>`;
}
