import { brand } from '#content/brand.ts';
import { companyPhone } from '#domain/company.ts';
import { emailQuestion } from '#domain/email/doubt-email.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { EmailField } from '#service/pages/EmailField.tsx';
import { Facts } from '#service/pages/Facts.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { type Service, terminationPath } from '#service/service.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { describeTermination } from './new-request.ts';
import type { Termination } from './read-request.ts';

interface TerminationFormProps {
  readonly service: Service;
  /** What was typed before, or the reference in a link. */
  readonly typed: URLSearchParams;
  readonly errors?: readonly FieldError[];
}

/** The form that asks for the end of a contract, without an account. */
export function TerminationForm({ service, typed, errors = [] }: TerminationFormProps) {
  const text = shownFields(Object.fromEntries(typed), errors);
  const isMailed = service.config.smtpUrl !== undefined;
  return (
    <div className="stack measure">
      <RefusedFields errors={errors} sent={typed} />
      <h1>Résilier mon contrat</h1>
      <p className="lead">
        Cette demande se fait sans compte et ne coûte rien. Vous vérifiez avant d’envoyer
        {isMailed ? ', et vous recevez un accusé de réception par e-mail.' : '.'}
      </p>
      <p className="warning">
        Vous partez chez un autre opérateur en gardant vos numéros&#8239;? Ne résiliez pas&nbsp;: c’est lui qui demande
        leur transfert, et le transfert met fin à la ligne.
      </p>
      <form className="stack" method="post" action={terminationPath} noValidate>
        <TextField
          {...text('name')}
          label="Titulaire du contrat"
          hint="Une entreprise, une association, une mairie ou vous-même"
          autoComplete="organization"
          required
        />
        <EmailField
          {...text('email')}
          hint={isMailed ? 'L’accusé de réception et la suite y arrivent' : 'La suite y arrive'}
        />
        <TextField
          {...text('contract')}
          label="Référence de la commande ou numéro de la ligne"
          hint={`Par exemple ${brand.orderPrefix}-7K3MPQ2X, ou 04\u00a065\u00a071\u00a000\u00a000`}
          spellCheck={false}
          required
        />
        <TextField
          {...text('day')}
          type="date"
          label="Fin souhaitée"
          hint={'Facultative. Sans date\u00a0: le plus tôt possible, après le préavis de votre contrat.'}
        />
        <Actions submit="Vérifier ma demande" name="etape" value="verifier" />
      </form>
      <p className="soft">Une question avant de partir&#8239;? Appelez le {companyPhone(service.company)}.</p>
    </div>
  );
}

/** What was typed, to check before the last button, with the way back to it. */
export function TerminationCheck({ asked }: { readonly asked: Termination }) {
  const question = emailQuestion(asked.email);
  return (
    <div className="stack measure">
      <h1>Vérifiez votre demande</h1>
      <p className="lead">Rien n’est encore envoyé.</p>
      <div className="card">
        <Facts facts={describeTermination(asked)} />
      </div>
      {question && <p className="warning">{question}</p>}
      <form className="actions" method="post" action={terminationPath}>
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="primary" name="etape" value="notifier">
          Notifier la résiliation
        </Button>
        <Button type="submit" name="etape" value="corriger">
          Corriger
        </Button>
      </form>
    </div>
  );
}
