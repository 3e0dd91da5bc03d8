import { html } from 'hono/html';
import type { Markup } from '#service/pages/page.ts';
import { fieldWriter } from './form-field.ts';
import { type CompletionError, type CompletionForm, sameAddressField, siteField } from './parse-completion.ts';

interface CompletionFormView {
  /** Address that the form posts to. */
  readonly action: string;
  readonly form: CompletionForm;
  readonly errors: readonly CompletionError[];
  readonly termsAddress: string;
  /** Whether anything is delivered to the premises. */
  readonly hardware: boolean;
  /** What the client has to read before ordering, shown above the button. */
  readonly readBefore: Markup;
  /** The amount due, shown beside the button. */
  readonly due: Markup;
}

type FieldWriter = ReturnType<typeof fieldWriter>;

/** The form that turns a received order into a confirmed one, in the order in which people check it. */
export function completionForm(view: CompletionFormView): Markup {
  const { action, form, errors, hardware, readBefore } = view;
  const writer = fieldWriter(errors);
  return html`<form method="post" action="${action}" novalidate class="parts">
<section class="part" aria-labelledby="qui"><h2 id="qui">Qui vous êtes</h2>
<p class="soft">Tous les champs sont à remplir.</p>
${client(form, writer)}
</section>
<section class="part" aria-labelledby="ou"><h2 id="ou">${hardware ? 'Où nous livrons' : 'Où vous téléphonez'}</h2>
${premises(form, writer)}
</section>
<section class="part whole" aria-labelledby="avant"><h2 id="avant">Avant de commander</h2>
<div class="reading">${readBefore}</div>
</section>
<section class="part whole" aria-labelledby="confirmer"><h2 id="confirmer">Confirmer</h2>
${confirmation(view, writer)}
</section>
</form>`;
}

function client(form: CompletionForm, { field }: FieldWriter): Markup {
  return html`${field({ name: 'email', label: 'Adresse e-mail', value: form.email, type: 'email', hint: 'Tout ce que nous vous écrirons y arrive\u00a0: vérifiez-la, corrigez-la au besoin.', autocomplete: 'email' })}
<fieldset><legend><h3>Votre entreprise</h3></legend>
${field({ name: 'siret', label: 'SIRET', value: form.siret, hint: '14 chiffres, sur votre avis de situation Sirene ou vos factures', autocomplete: 'off', inputmode: 'numeric', check: 'siret-check' })}
${field({ name: 'company', label: 'Entreprise ou organisme', value: form.company, autocomplete: 'organization' })}
<div class="pair">
${field({ name: 'name', label: 'Votre nom', value: form.name, autocomplete: 'name' })}
${field({ name: 'phone', label: 'Téléphone', value: form.phone, type: 'tel', autocomplete: 'tel' })}
</div>
</fieldset>`;
}

function premises({ sites, sameAddress }: CompletionForm, { describe, error }: FieldWriter): Markup {
  const several = sites.length > 1;
  return html`<fieldset><legend><h3>Vos locaux</h3></legend>
<p class="soft">L’adresse exacte de vos locaux est transmise aux secours lors d’un appel au 15, 17, 18 ou 112.</p>
${sites.map((address, index) => {
  const name = siteField(index);
  const same = sameAddressField(index);
  return html`<div class="premises">
${
  index === 0
    ? ''
    : html`<div class="check"><input type="checkbox" id="${same}" name="${same}"${sameAddress[index] ? html` checked` : ''}>
<label for="${same}">Site ${index + 1}\u00a0: même adresse que le site 1</label></div>`
}
<div class="field"><label for="${name}">${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} des locaux (n°, rue, code postal, ville)</label>
<textarea id="${name}" name="${name}" rows="2" required autocomplete="street-address"${describe(name)}>${address}</textarea>
${error(name)}</div>
</div>`;
})}
</fieldset>`;
}

function confirmation({ form, termsAddress, due }: CompletionFormView, { describe, error }: FieldWriter): Markup {
  return html`<div class="check"><input type="checkbox" id="smallFirm" name="smallFirm"${form.smallFirm ? html` checked` : ''}>
<label for="smallFirm">Nous sommes une entreprise de moins de 50 salariés ou une association</label></div>
<div><div class="check"><input type="checkbox" id="acceptTerms" name="acceptTerms" required${form.acceptTerms ? html` checked` : ''}${describe('acceptTerms')}>
<label for="acceptTerms">J’accepte les <a href="${termsAddress}" target="_blank" rel="noopener">conditions générales de vente (PDF, nouvel onglet)</a></label></div>
${error('acceptTerms')}</div>
${due}
<p class="actions"><button class="button primary">Commander avec obligation de paiement</button></p>`;
}
