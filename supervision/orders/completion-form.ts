import { html } from 'hono/html';
import type { Markup } from '#supervision/pages/page.ts';
import { type CompletionError, type CompletionForm, siteField } from './parse-completion.ts';

interface CompletionFormView {
  /** Address that the form posts to. */
  readonly action: string;
  readonly form: CompletionForm;
  readonly errors: readonly CompletionError[];
  readonly termsAddress: string;
  /** What has to be read before the order: it stands above the button. */
  readonly readBefore: Markup;
}

interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly type?: 'text' | 'tel';
  readonly autocomplete: string;
  readonly inputmode?: 'numeric';
}

/** The form that turns a received order into a confirmed one. */
export function completionForm({ action, form, errors, termsAddress, readBefore }: CompletionFormView): Markup {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  const first = errors[0]?.field;
  const describe = (name: string, hint?: string): Markup => {
    const ids = [hint === undefined ? '' : `${name}-hint`, messages.has(name) ? `${name}-error` : ''].filter(Boolean);
    return html`${ids.length > 0 ? html` aria-describedby="${ids.join(' ')}"` : ''}${
      messages.has(name) ? html` aria-invalid="true"` : ''
    }${name === first ? html` autofocus` : ''}`;
  };
  const error = (name: string): Markup =>
    html`${messages.has(name) ? html`<p class="error" id="${name}-error">${messages.get(name)}</p>` : ''}`;
  const field = ({ name, label, value, hint, type = 'text', autocomplete, inputmode }: FieldView): Markup =>
    html`<div class="field"><label for="${name}">${label}</label>
${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input type="${type}" id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" required${
      inputmode === undefined ? '' : html` inputmode="${inputmode}"`
    }${describe(name, hint)}>
${error(name)}</div>`;

  return html`<form method="post" action="${action}" novalidate class="stack wide">
${errors.length > 0 ? errorSummary(errors) : ''}
<fieldset><legend>Votre entreprise</legend>
${field({ name: 'company', label: 'Entreprise ou organisme', value: form.company, autocomplete: 'organization' })}
${field({ name: 'siret', label: 'SIRET', value: form.siret, hint: '14 chiffres', autocomplete: 'off', inputmode: 'numeric' })}
<div class="pair">
${field({ name: 'name', label: 'Votre nom', value: form.name, autocomplete: 'name' })}
${field({ name: 'phone', label: 'Téléphone', value: form.phone, type: 'tel', autocomplete: 'tel' })}
</div>
</fieldset>
<fieldset><legend>${form.sites.length > 1 ? 'Vos sites' : 'Votre site'}</legend>
<p class="soft">L’adresse exacte de chaque site est transmise aux services d’urgence lors d’un appel au 15, 17, 18 ou 112.</p>
${form.sites.map((address, index) => {
  const name = siteField(index);
  return html`<div class="field"><label for="${name}">${
    form.sites.length > 1 ? `Adresse du site ${index + 1}` : 'Adresse du site'
  }</label>
<textarea id="${name}" name="${name}" rows="2" required autocomplete="street-address"${describe(name)}>${address}</textarea>
${error(name)}</div>`;
})}
</fieldset>
${readBefore}
<fieldset><legend>Confirmer</legend>
<div class="check"><input type="checkbox" id="smallFirm" name="smallFirm"${form.smallFirm ? html` checked` : ''}>
<label for="smallFirm">Nous sommes moins de dix personnes</label></div>
<div><div class="check"><input type="checkbox" id="acceptTerms" name="acceptTerms" required${describe('acceptTerms')}>
<label for="acceptTerms">J’accepte les <a href="${termsAddress}" target="_blank" rel="noopener">conditions générales de vente (PDF, nouvel onglet)</a></label></div>
${error('acceptTerms')}</div>
<p class="actions"><button class="button primary">Commander avec obligation de paiement</button></p>
</fieldset>
</form>`;
}

function errorSummary(errors: readonly CompletionError[]): Markup {
  return html`<div class="note bad stack" role="alert"><h2>Il reste ${errors.length > 1 ? `${errors.length} points` : 'un point'} à compléter</h2>
<ul class="plain">${errors.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul></div>`;
}
