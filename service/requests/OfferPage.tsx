import { Actions } from '#service/pages/Actions.tsx';
import { EmailField } from '#service/pages/EmailField.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { servicePath } from '#service/service.ts';

/** A request for an offer that can't be sent as it is, with all that was typed: the contact page is left already. */
export function OfferPage({ typed, errors }: { typed: URLSearchParams; errors: readonly FieldError[] }) {
  const text = shownFields(Object.fromEntries(typed), errors);
  const message = typed.get('message') ?? '';
  return (
    <div className="stack measure">
      <RefusedFields errors={errors} sent={typed} />
      <h1>Votre demande d’offre n’est pas encore partie</h1>
      <form className="stack" method="post" action={`${servicePath}/offre`} noValidate>
        <EmailField {...text('email')} hint="Notre réponse y arrive" />
        <div className="pair">
          <TextField {...text('name')} label="Votre nom (facultatif)" autoComplete="name" />
          <TextField {...text('company')} label="Entreprise ou organisme (facultatif)" autoComplete="organization" />
        </div>
        <TextField {...text('phone')} type="tel" label="Téléphone (facultatif)" autoComplete="tel" />
        <input type="hidden" name="message" value={message} />
        <Actions submit="Envoyer ma demande" />
      </form>
      <section className="card stack" aria-labelledby="demande" id="message" tabIndex={-1}>
        <h2 id="demande">Votre demande</h2>
        <p className="letter">{message || 'Rien n’y est écrit.'}</p>
      </section>
    </div>
  );
}
