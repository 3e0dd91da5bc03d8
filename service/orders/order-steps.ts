import { html } from 'hono/html';
import { phoneGlyphs } from '#domain/installation-drawing/device-glyphs.ts';
import type { Markup } from '#service/pages/page.ts';
import { drawnShape } from './installation-picture.ts';

const steps = ['Votre devis', 'Vos coordonnées', 'Le paiement'];

/** The client's progress from quote to payment, drawn as stations on a phone cord; `current` counts from 0. */
export function orderSteps(current: number): Markup {
  return html`<div class="journey"><ol class="steps" aria-label="Étapes de la commande">${steps.map((label, index) => {
    const place = index === current ? 'now' : index > current ? 'todo' : 'done';
    return html`<li class="${place}"${index === current ? html` aria-current="step"` : ''}>${label}</li>`;
  })}</ol><svg class="phone" viewBox="0 0 32 30" aria-hidden="true">${phoneGlyphs.T46U.map(drawnShape)}</svg></div>`;
}
