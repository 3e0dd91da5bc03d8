import type { ReactNode } from 'react';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import type { LookUps } from './answer-look-up.ts';
import { LookUp } from './LookUp.tsx';
import { PremisesFields } from './PremisesFields.tsx';
import { PublicBodyFields } from './PublicBodyFields.tsx';
import type { CompletionForm } from './parse-completion.ts';

interface CompletionFieldsProps {
  /** Address that the form posts to. */
  readonly action: string;
  /** The e-mail address of the quote. */
  readonly givenEmail: string;
  readonly form: CompletionForm;
  readonly errors: readonly CompletionError[];
  readonly termsUrl: string;
  /** Whether anything is delivered to the premises. */
  readonly hardware: boolean;
  /** What the client has to read before ordering, shown above the button. */
  readonly readBefore: ReactNode;
  /** The amount due, shown beside the button. */
  readonly due: ReactNode;
  readonly lookUps: LookUps;
}

/** What the controls of one part show: the form as typed, and the message of each field that was refused. */
interface PartProps {
  readonly form: CompletionForm;
  readonly messages: ReadonlyMap<string, string>;
}

/** The form that turns a received order into a confirmed one, in the order in which people check it. */
export function CompletionFields(props: CompletionFieldsProps) {
  const { action, givenEmail, form, errors, termsUrl, hardware, readBefore, due, lookUps } = props;
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="parts"
      data-email={givenEmail}
      data-filled={lookUps.answer?.field}
    >
      {/* Enter orders as it did: otherwise it would press the first button, a look-up. */}
      <button type="submit" hidden tabIndex={-1} />
      <section className="part" aria-labelledby="qui">
        <h2 id="qui">Qui vous êtes</h2>
        <p className="soft">Tout est à remplir, sauf mention contraire.</p>
        <Client form={form} messages={messages} lookUps={lookUps} />
      </section>
      <section className="part" aria-labelledby="ou">
        <h2 id="ou">{hardware ? 'Où nous livrons' : 'Où vous téléphonez'}</h2>
        <PremisesFields form={form} messages={messages} hardware={hardware} lookUps={lookUps} />
      </section>
      <section className="part whole" aria-labelledby="avant">
        <h2 id="avant">Avant de commander</h2>
        <div className="reading">{readBefore}</div>
      </section>
      <section className="part whole" aria-labelledby="confirmer">
        <h2 id="confirmer">Confirmer</h2>
        <Choice
          id="smallFirm"
          type="checkbox"
          name="smallFirm"
          label="Nous sommes une entreprise de moins de 50 salariés ou une association"
          hint={'Facultatif. La loi limite alors votre engagement à 24\u00a0mois (article\u00a03.3 des CGV).'}
          defaultChecked={form.smallFirm}
        />
        <Choice
          id="acceptTerms"
          type="checkbox"
          name="acceptTerms"
          label="J’accepte les conditions générales de vente"
          hint={
            <a href={termsUrl} target="_blank" rel="noopener">
              Lire les conditions générales de vente (PDF, nouvel onglet)
            </a>
          }
          error={messages.get('acceptTerms')}
          required
          defaultChecked={form.acceptTerms}
        />
        {due}
        <p className="actions">
          <Button type="submit" kind="primary">
            Commander avec obligation de paiement
          </Button>
        </p>
      </section>
    </form>
  );
}

function Client({ form, messages, lookUps }: PartProps & Pick<CompletionFieldsProps, 'lookUps'>) {
  const text = (name: 'email' | 'siret' | 'company' | 'name' | 'phone') => ({
    id: name,
    defaultValue: form[name],
    error: messages.get(name),
  });
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
        hint="14 chiffres, sur votre avis de situation Sirene ou vos factures"
        inputMode="numeric"
        required
      />
      <LookUp field="siret" label="Retrouver mon entreprise" lookUps={lookUps} />
      <TextField {...text('company')} label="Entreprise ou organisme" autoComplete="organization" required />
      <div className="pair">
        <TextField {...text('name')} label="Votre nom" autoComplete="name" required />
        <TextField {...text('phone')} type="tel" label="Téléphone" autoComplete="tel" required />
      </div>
      <PublicBodyFields form={form} messages={messages} />
    </>
  );
}
