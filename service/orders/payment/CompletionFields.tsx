import { formatEuros } from '#domain/money.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { orderPath, type Service, termsAddress } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import type { LookUps } from './answer-look-up.ts';
import { LookUp } from './LookUp.tsx';
import { PremisesFields } from './PremisesFields.tsx';
import { PublicBodyFields } from './PublicBodyFields.tsx';
import type { CompletionForm } from './parse-completion.ts';
import { ReadBeforeOrder } from './ReadBeforeOrder.tsx';
import { TermsChoice } from './TermsChoice.tsx';

export interface CompletionFieldsProps {
  readonly stored: StoredOrder;
  /** As it was typed. */
  readonly form: CompletionForm;
  readonly errors: readonly FieldError[];
  readonly service: Service;
  readonly lookUps: LookUps;
}

/** The form that turns a received order into a confirmed one, in the order in which people check it. */
export function CompletionFields({ stored, form, errors, service, lookUps }: CompletionFieldsProps) {
  const { order, request } = stored;
  const hardware = !request.virtualOnly;
  const once = formatEuros(dueOf(order));
  const monthly = formatEuros(order.monthly_cents + order.monthly_vat_cents);
  return (
    <form
      method="post"
      action={orderPath(order.token)}
      noValidate
      className="parts"
      data-email={order.email}
      data-filled={lookUps.answer?.field}
    >
      {/* Enter orders as it did: otherwise it would press the first button, a look-up. */}
      <button type="submit" hidden tabIndex={-1} />
      <section className="part" aria-labelledby="qui">
        <h2 id="qui">Qui vous êtes</h2>
        <p className="soft">Tout est à remplir, sauf mention contraire.</p>
        <Client {...{ form, errors, lookUps }} />
      </section>
      <section className="part" aria-labelledby="ou">
        <h2 id="ou">{hardware ? 'Où nous livrons' : 'Où vous téléphonez'}</h2>
        <PremisesFields {...{ form, errors, hardware, lookUps }} />
      </section>
      <section className="part whole" aria-labelledby="avant">
        <h2 id="avant">Avant de commander</h2>
        <div className="reading">
          <ReadBeforeOrder stored={stored} service={service} />
        </div>
      </section>
      <section className="part whole" aria-labelledby="confirmer">
        <h2 id="confirmer">Confirmer</h2>
        <TermsChoice
          termsUrl={termsAddress(service)}
          error={errors.find(({ field }) => field === 'acceptTerms')?.message}
          isAccepted={form.acceptTerms}
        />
        <p className="due">
          <strong>{once} TTC</strong> à la commande, puis <strong>{monthly} TTC</strong> par mois
        </p>
        <p className="actions">
          <Button type="submit" kind="primary">
            Commander avec obligation de paiement
          </Button>
        </p>
      </section>
    </form>
  );
}

function Client({ form, errors, lookUps }: Pick<CompletionFieldsProps, 'form' | 'errors' | 'lookUps'>) {
  const text = shownFields(form, errors);
  return (
    <>
      <TextField
        {...text('email')}
        type="email"
        label="Adresse e-mail"
        hint={'Tous nos messages y arrivent\u00a0: vérifiez-la.'}
        autoComplete="email"
        required
      />
      <TextField
        {...text('siret')}
        label="SIRET"
        hint="14 chiffres, sur vos factures ou votre avis Sirene"
        inputMode="numeric"
        required
      />
      <LookUp field="siret" label="Retrouver mon entreprise" lookUps={lookUps} />
      <TextField {...text('company')} label="Entreprise ou organisme" autoComplete="organization" required />
      <div className="pair">
        <TextField {...text('name')} label="Votre nom" autoComplete="name" required />
        <TextField {...text('phone')} type="tel" label="Téléphone" autoComplete="tel" required />
      </div>
      <PublicBodyFields form={form} text={text} />
    </>
  );
}
