import { html } from 'hono/html';
import { formatEuros, formatWholeEuros } from '#domain/money.ts';
import type { Markup } from '#service/pages/page.ts';
import type { OrderRow } from '#service/storage/storage.ts';

/** The two totals of an order, large: what is paid once, and what is paid every month. */
export function orderTotals(order: OrderRow): Markup {
  return html`<div class="totals">
${total('À la commande', order.one_time_cents, order.one_time_vat_cents)}
${total('Par mois', order.monthly_cents, order.monthly_vat_cents)}
</div>`;
}

function total(label: string, cents: number, vatCents: number): Markup {
  return html`<div><p>${label}</p><strong>${formatWholeEuros(cents)}</strong><p>HT, soit ${formatEuros(cents + vatCents)} TTC<br>dont TVA ${formatEuros(vatCents)}</p></div>`;
}
