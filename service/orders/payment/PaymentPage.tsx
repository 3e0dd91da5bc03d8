import { formatDay, parisDay } from '#domain/calendar.ts';
import { emailQuestion } from '#domain/email/doubt-email.ts';
import { formatEuros } from '#domain/money.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import { QuoteSheet } from '#service/orders/summary/QuoteSheet.tsx';
import { Actions } from '#service/pages/Actions.tsx';
import { EmailField } from '#service/pages/EmailField.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { orderPath, type Service, termsAddress } from '#service/service.ts';
import type { LookUps } from './answer-look-up.ts';
import { LookUp } from './LookUp.tsx';
import { PremisesFields } from './PremisesFields.tsx';
import { PublicBodyFields } from './PublicBodyFields.tsx';
import { acceptsTerms, type CompletionForm } from './parse-completion.ts';
import { ReadBeforeOrder } from './ReadBeforeOrder.tsx';
import { Steps } from './Steps.tsx';
import { TermsChoice } from './TermsChoice.tsx';

interface PaymentPageProps {
  readonly stored: StoredOrder;
  readonly form: CompletionForm;
  readonly errors: readonly FieldError[];
  readonly service: Service;
  /** What was sent, if it was refused. */
  readonly sent: URLSearchParams | undefined;
  readonly lookUps: LookUps;
}

/** The page of a received order: what was ordered, who orders, where it is delivered, then the binding button. */
export function PaymentPage(props: PaymentPageProps) {
  const { stored, errors, sent } = props;
  const { order } = stored;
  const todo = order.one_time_cents === 0 ? 'La suite' : 'Le paiement';
  return (
    <div className="stack wide">
      <RefusedFields errors={errors} sent={sent} />
      <div className="stack">
        <Steps
          name="Étapes de la commande"
          steps={{ 'Votre devis': 'done', 'Vos coordonnées': 'now', [todo]: 'todo' }}
        />
        <h1>Vérifiez, complétez, commandez</h1>
        <p className="lead">
          Votre demande du {formatDay(parisDay(order.received_at))} porte la référence{' '}
          <strong className="reference">{order.reference}</strong>. Elle ne vous engage qu’une fois confirmée en bas de
          cette page.
        </p>
      </div>
      <div className="parts">
        <section className="stack" aria-labelledby="quoi">
          <h2 id="quoi">Ce que vous commandez</h2>
          <QuoteSheet {...stored} />
        </section>
        <Completion {...props} />
      </div>
    </div>
  );
}

/** The form that turns a received order into a confirmed one, in the order in which people check it. */
function Completion({ stored, form, errors, service, lookUps }: PaymentPageProps) {
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
      <section className="stack" aria-labelledby="qui">
        <h2 id="qui">Qui vous êtes</h2>
        <p className="soft">Tout est à remplir, sauf mention contraire.</p>
        <Client {...{ form, errors, lookUps }} />
      </section>
      <section className="stack" aria-labelledby="ou">
        <h2 id="ou">{hardware ? 'Où nous livrons' : 'Où vous téléphonez'}</h2>
        <PremisesFields {...{ form, errors, hardware, lookUps }} />
      </section>
      <section className="stack whole" aria-labelledby="avant">
        <h2 id="avant">Avant de commander</h2>
        <div className="reading">
          <ReadBeforeOrder stored={stored} service={service} />
        </div>
      </section>
      <section className="stack whole" aria-labelledby="confirmer">
        <h2 id="confirmer">Confirmer</h2>
        <TermsChoice
          termsUrl={termsAddress(service)}
          error={errors.find(({ field }) => field === 'acceptTerms')?.message}
          isAccepted={acceptsTerms(form, service.company)}
          version={service.company.termsVersion}
        />
        <p className="due">
          <strong>{once} TTC</strong> à la commande, puis <strong>{monthly} TTC</strong> par mois
        </p>
        <Actions submit="Commander avec obligation de paiement" />
      </section>
    </form>
  );
}

function Client({ form, errors, lookUps }: Pick<PaymentPageProps, 'form' | 'errors' | 'lookUps'>) {
  const text = shownFields(form, errors);
  const question = emailQuestion(form.email);
  return (
    <>
      <EmailField {...text('email')} hint={'Tous nos messages y arrivent\u00a0: vérifiez-la.'} />
      {question && (
        <noscript>
          <p className="warning">{question}</p>
        </noscript>
      )}
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
