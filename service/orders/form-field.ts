import { html } from 'hono/html';
import type { Markup } from '#service/pages/page.ts';
import type { CompletionError } from './parse-completion.ts';

interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly autocomplete: string;
  readonly inputmode?: 'numeric';
  /** Ids of other elements below the control that describe it. */
  readonly check?: string;
}

/** Returns a function that renders the controls of a form with the messages of those that were refused. */
export function fieldWriter(errors: readonly CompletionError[]) {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));

  /** Links a control to its hint and its message. */
  const describe = (name: string, ...others: readonly string[]): Markup => {
    const ids = [...others, ...(messages.has(name) ? [`${name}-error`] : [])];
    return html`${ids.length > 0 ? html` aria-describedby="${ids.join(' ')}"` : ''}${
      messages.has(name) ? html` aria-invalid="true"` : ''
    }`;
  };
  const error = (name: string): Markup =>
    html`${messages.has(name) ? html`<p class="error" id="${name}-error">${messages.get(name)}</p>` : ''}`;
  const field = ({ name, label, value, hint, type = 'text', autocomplete, inputmode, check }: FieldView): Markup => {
    const others = [...(hint === undefined ? [] : [`${name}-hint`]), ...(check === undefined ? [] : [check])];
    return html`<div class="field"><label for="${name}">${label}</label>
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input type="${type}" id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" required${
      inputmode === undefined ? '' : html` inputmode="${inputmode}"`
    }${describe(name, ...others)}>
${check === undefined ? '' : html`<p id="${check}" role="status"></p>`}${error(name)}</div>`;
  };
  return { describe, error, field };
}

/** The list of errors, above everything else and focused, so that it is read first. */
export function errorSummary(errors: readonly CompletionError[]): Markup {
  if (errors.length === 0) return html``;
  return html`<div class="note bad stack" role="alert" tabindex="-1" autofocus><h2>Il reste ${errors.length > 1 ? `${errors.length} points` : 'un point'} à compléter</h2>
<ul class="plain">${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul></div>`;
}
