import { debitTexts } from '#content/debit-texts.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { addressParts, type PostalAddress } from '#domain/order/client/address-parts.ts';
import type { DebitForm } from '#service/debit/rules/debit-form.ts';
import { debitPath, shownIban } from '#service/debit/rules/debit-mandate.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import { orderPath } from '#service/service.ts';
import type { AddressedOrder, DebitMandate } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

/** What was typed of a mandate, and why it was refused. */
export interface RefusedDebit {
  readonly form: DebitForm;
  readonly errors: readonly CompletionError[];
  readonly sent: URLSearchParams;
}

interface DebitPartProps {
  readonly order: AddressedOrder;
  readonly mandate: DebitMandate | undefined;
  readonly refused: RefusedDebit | undefined;
}

/** The SEPA mandate of an order: its form, then what was signed, with a form for another account. */
export function DebitPart({ order, mandate, refused }: DebitPartProps) {
  const form = <DebitFields order={order} refused={refused} />;
  if (mandate === undefined) {
    return (
      <>
        <h3 id="prelevement">{debitTexts.title}</h3>
        <p>{debitTexts.why}</p>
        {form}
      </>
    );
  }
  return (
    <>
      <h3 id="prelevement">{debitTexts.title}</h3>
      <p>
        Vous l’avez signé le {formatDay(parisDay(new Date(mandate.accepted_at)))}, référence{' '}
        <strong className="reference">{mandate.rum}</strong>&nbsp;: le compte de {mandate.holder}, {shownIban(mandate)},
        est débité.
      </p>
      <p className="actions">
        <ButtonLink href={`${orderPath(order.token)}/${debitPath}`}>Télécharger le mandat (PDF)</ButtonLink>
      </p>
      <details open={refused !== undefined}>
        <summary>Changer de compte</summary>
        {form}
      </details>
    </>
  );
}

function DebitFields({ order, refused }: Pick<DebitPartProps, 'order' | 'refused'>) {
  const errors = refused?.errors ?? [];
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  const [address = ''] = readAddresses(order.sites_json);
  const proposed = { iban: '', holder: order.company, ...addressParts(address) };
  const form = refused?.form ?? proposed;
  const text = (name: keyof PostalAddress | 'iban' | 'holder') => ({
    id: name,
    defaultValue: form[name],
    error: messages.get(name),
    autoFocus: errors[0]?.field === name,
  });
  const part = (end: string) => ({ autoComplete: `section-debit ${end}` });
  return (
    <form
      className="debit stack"
      method="post"
      action={`${orderPath(order.token)}/prelevement`}
      noValidate
      aria-labelledby="prelevement"
    >
      <RefusedFields errors={errors} sent={refused?.sent} name="Mandat de prélèvement" />
      <TextField
        {...text('iban')}
        label="Votre IBAN"
        hint="Sur votre RIB, ou dans l’application de votre banque"
        required
      />
      <TextField {...text('holder')} label="Titulaire du compte" {...part('organization')} required />
      <TextField {...text('street')} label="Numéro et rue" {...part('address-line1')} required />
      <TextField {...text('complement')} label="Complément" hint="Facultatif" {...part('address-line2')} />
      <div className="pair">
        <TextField {...text('postCode')} label="Code postal" inputMode="numeric" {...part('postal-code')} required />
        <TextField {...text('town')} label="Ville" {...part('address-level2')} required />
      </div>
      <p className="soft">{debitTexts.consent}</p>
      <p className="soft">{debitTexts.refund}</p>
      <Choice
        id="acceptDebit"
        type="checkbox"
        name="acceptDebit"
        label="Je signe ce mandat de prélèvement récurrent"
        hint="Avec votre nom, le jour et l’heure, sans autre signature"
        error={messages.get('acceptDebit')}
        defaultChecked={refused?.form.acceptDebit ?? false}
        autoFocus={errors[0]?.field === 'acceptDebit'}
        required
      />
      <p className="soft">{debitTexts.safety}</p>
      <p className="actions">
        <Button type="submit" kind="primary">
          Signer le mandat
        </Button>
      </p>
    </form>
  );
}
