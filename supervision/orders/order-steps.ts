import { html } from 'hono/html';
import type { Markup } from '#supervision/pages/page.ts';

const steps = ['Votre devis', 'Vos coordonnées', 'Le paiement'];

/** Where the client stands between quote and payment; `current` counts from 0. */
export function orderSteps(current: number): Markup {
  return html`<ol class="steps" aria-label="Étapes de la commande">${steps.map((label, index) => {
    const place = index === current ? 'now' : index > current ? 'todo' : 'done';
    return html`<li class="${place}"${index === current ? html` aria-current="step"` : ''}>${label}</li>`;
  })}</ol>`;
}
