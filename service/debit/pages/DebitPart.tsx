import { debitTexts } from '#content/debit-texts.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { debitPath, shownIban } from '#service/debit/rules/debit-mandate.ts';
import type { RefusedForm } from '#service/orders/order-answers.tsx';
import { firstAddress } from '#service/orders/stored/premises.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { AddressFields } from '#service/pages/AddressFields.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { formPath, orderPath } from '#service/service.ts';
import type { AddressedOrder, DebitMandate } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

interface DebitPartProps {
  readonly order: AddressedOrder;
  readonly mandate: DebitMandate | undefined;
  readonly refused: RefusedForm | undefined;
  readonly isOpen: boolean;
}

/** An order's SEPA mandate: its form, or the link to it; then what was signed, with a form for another account. */
export function DebitPart({ order, mandate, refused, isOpen }: DebitPartProps) {
  return (
    <>
      <h3 id="prelevement">{debitTexts.title}</h3>
      {mandate === undefined ? (
        <p>{debitTexts.why}</p>
      ) : (
        <>
          <p>
            Vous l’avez signé le {formatDay(parisDay(mandate.accepted_at))}, référence{' '}
            <strong className="reference">{mandate.rum}</strong>&nbsp;: le compte de {mandate.holder},{' '}
            {shownIban(mandate)},{' '}
            {order.state === 'in-service' ? 'est débité' : 'sera débité à partir de la mise en service'}.
          </p>
          <p className="actions">
            <ButtonLink href={`${orderPath(order.token)}/${debitPath}`}>
              Télécharger le mandat de prélèvement (PDF)
            </ButtonLink>
          </p>
        </>
      )}
      {isOpen ? (
        <DebitFields order={order} refused={refused} />
      ) : (
        <p className="actions">
          <ButtonLink href={formPath(order.token, 'prelevement', 'prelevement')}>
            {mandate === undefined ? 'Remplir et signer le mandat' : 'Changer de compte'}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function DebitFields({ order, refused }: Pick<DebitPartProps, 'order' | 'refused'>) {
  const proposed = { iban: '', holder: order.company, ...firstAddress(order) };
  const typed: Readonly<Record<string, string>> = refused ? Object.fromEntries(refused.sent) : proposed;
  const text = shownFields(typed, refused?.errors, true);
  const { error, autoFocus } = text('acceptDebit');
  return (
    <form
      className="debit stack"
      method="post"
      action={`${orderPath(order.token)}/prelevement`}
      noValidate
      aria-labelledby="prelevement"
    >
      {refused && <RefusedFields {...refused} />}
      <TextField
        {...text('iban')}
        label="Votre IBAN"
        hint="Sur votre RIB, ou dans l’application de votre banque"
        required
      />
      <TextField {...text('holder')} label="Titulaire du compte" autoComplete="section-street organization" required />
      <AddressFields text={text} label="Adresse du titulaire" />
      <p className="soft">{debitTexts.consent}</p>
      <p className="soft">{debitTexts.refund}</p>
      <Choice
        id="acceptDebit"
        label="Je signe ce mandat de prélèvement récurrent"
        hint="Avec votre nom, la ville ci-dessus, le jour et l’heure, sans autre signature"
        defaultChecked={typed.acceptDebit === 'on'}
        {...{ error, autoFocus }}
        required
      />
      <p className="soft">{debitTexts.safety}</p>
      <Actions submit="Signer le mandat" />
    </form>
  );
}
