import { html } from 'hono/html';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { termsAddress } from '#domain/company.ts';
import { formatEuros } from '#domain/money.ts';
import { planInstallation } from '#domain/quote/installation.ts';
import type { Markup } from '#service/pages/page.ts';
import type { Service } from '#service/service.ts';
import { servicePath } from '#service/service.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { amountsTable } from './amounts-table.ts';
import { completionForm } from './completion-form.ts';
import { deliversHardware } from './delivers-hardware.ts';
import { errorSummary } from './form-field.ts';
import { installationPicture } from './installation-picture.ts';
import { orderSteps } from './order-steps.ts';
import { orderTotals } from './order-totals.ts';
import type { CompletionError, CompletionForm } from './parse-completion.ts';
import { readBeforeOrder } from './read-before-order.ts';
import type { StoredOrder } from './stored-order.ts';

interface PaymentPage extends StoredOrder {
  readonly form: CompletionForm;
  readonly errors: readonly CompletionError[];
  readonly service: Service;
}

/** The page of a received order: what was ordered, who orders, where it is delivered, then the binding button. */
export function paymentPage(page: PaymentPage): Markup {
  const { order, itemised, form, errors, service } = page;
  const hardware = deliversHardware(itemised);
  return html`<div class="stack wide">
${errorSummary(errors)}
<div class="stack">
${orderSteps(1)}
<h1>Vérifiez, complétez, commandez</h1>
<p class="lead">Votre demande du ${formatDay(parisDay(new Date(order.received_at)))} porte la référence <strong class="reference">${order.reference}</strong>. Elle ne vous engage qu’une fois confirmée en bas de cette page.</p>
</div>
<div class="parts">
${ordered(page)}
${completionForm({
  action: `${servicePath}/paiement/${order.token}`,
  form,
  errors,
  termsAddress: `${service.config.siteUrl ?? ''}${termsAddress(service.company.termsVersion)}`,
  hardware,
  readBefore: readBeforeOrder({ order, service, hardware }),
  due: due(order),
})}
</div>
</div>`;
}

function ordered({ order, request, itemised, catalogue }: PaymentPage): Markup {
  return html`<section class="part" aria-labelledby="quoi"><h2 id="quoi">Ce que vous commandez</h2>
<div class="card strong sheet">
<div class="stack">
${orderTotals(order)}
${installationPicture(planInstallation(request, catalogue))}
</div>
<details class="lines" open><summary><h3>Détail</h3></summary>
<div class="stack wide">
${amountsTable({ caption: 'À la commande', part: itemised.oneTime, catalogue })}
${amountsTable({ caption: 'Par mois', part: itemised.monthly, catalogue })}
</div></details>
</div>
</section>`;
}

/** The amount due, tax included, shown beside the button. */
function due(order: OrderRow): Markup {
  const once = formatEuros(order.one_time_cents + order.one_time_vat_cents);
  const monthly = formatEuros(order.monthly_cents + order.monthly_vat_cents);
  return html`<p class="due"><strong>${once} TTC</strong> à la commande, puis <strong>${monthly} TTC</strong> par mois</p>`;
}
