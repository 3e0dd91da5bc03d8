import { operatorRefusalNames, operatorRefusals } from '#domain/portability/port-life.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { ChangeForm, type ChangeFormState, clientNotice } from '#service/desk/ChangeForm.tsx';
import { ClientPhone } from '#service/desk/ClientPhone.tsx';
import { mandateAddress } from '#service/desk/desk-documents.ts';
import { unpaidWords } from '#service/desk/home/awaited-words.ts';
import { countOf } from '#service/orders/stored/ported-numbers.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { LineFacts } from '#service/portability/pages/LineFacts.tsx';
import { NumberFields } from '#service/portability/pages/NumberFields.tsx';
import { OperatorNames } from '#service/portability/pages/OperatorNames.tsx';
import { describePort } from '#service/portability/rules/describe-port.ts';
import type { Dossier } from '#service/portability/rules/dossier.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Field } from '#ui/fields/Field.tsx';
import type { PortAction, TypedPortAction } from './port-actions.ts';

interface PortActionPageProps extends ChangeFormState {
  readonly dossier: Dossier;
  readonly port: PortRow;
  /** The day that the client wishes for, in words. */
  readonly wish: string;
  readonly action: PortAction;
  readonly typed: TypedPortAction;
  /** What is wrong with the number, once it was typed. */
  readonly errors: readonly FieldError[];
}

/** What the mail that is shown first depends on; a refusal has none before its reason is chosen. */
const proposedTexts: Partial<Readonly<Record<PortAction['kind'], string>>> = {
  refuse: '',
  correct: 'Avec le numéro tel qu’il est gardé\u00a0: corrigez-le, et le message dira ce qui change.',
  port: 'Pour le jour proposé\u00a0: si vous en choisissez un autre, le message change.',
};

/** The form of an action on a number to port. */
export function PortActionPage({ dossier, port, wish, action, typed, errors, ...state }: PortActionPageProps) {
  const { order, mail, refused } = state;
  const proposed = proposedTexts[action.kind];
  const number = formatRange({ number: port.number, lastNumber: port.last_number });
  return (
    <ChangeForm
      {...state}
      explanation={`Numéro ${port.place}, ${number}, ${describePort(port)}. ${action.explanation}`}
      clientNotice={clientNotice(order, {
        isMailed: mail !== undefined || proposed !== undefined,
        hasReason: action.kind === 'undo',
      })}
      proposed={proposed}
    >
      {action.kind === 'send' && (
        <>
          <UnpaidLine order={order} />
          {wish !== '' && (
            <p>
              <strong>{wish}</strong>
            </p>
          )}
          <LineFacts port={port} />
          <p>
            <ButtonLink kind="quiet" href={mandateAddress(order)}>
              Mandat de transfert (PDF)
            </ButtonLink>
          </p>
        </>
      )}
      {action.kind === 'refuse' && (
        <Field id="refus" label="Raison donnée par l’opérateur" error={refused.refus} required>
          {(control) => (
            <select name="refus" defaultValue={typed.refusal} {...control}>
              <option value="" disabled>
                Choisissez
              </option>
              {operatorRefusals.map((refusal) => (
                <option key={refusal} value={refusal}>
                  {operatorRefusalNames[refusal]}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {action.kind === 'port' && (
        <TextField
          id="jour"
          type="date"
          label="Jour du transfert"
          error={refused.jour}
          defaultValue={typed.day}
          required
        />
      )}
      {action.kind === 'correct' && (
        <>
          {order.phone !== '' && (
            <p>
              Téléphone du client&nbsp;: <ClientPhone phone={order.phone} />
            </p>
          )}
          <NumberFields
            place={port.place}
            form={typed.form}
            errors={errors}
            mayBeRange={dossier.missing > 0 || countOf(port) > 1}
            isFocused={false}
          />
          <OperatorNames />
        </>
      )}
      {action.kind === 'undo' && (
        <TextField id="note" label="Raison" error={refused.note} maxLength={200} defaultValue={typed.note} required />
      )}
    </ChangeForm>
  );
}

/** Says that an order whose numbers are about to be asked for isn't paid yet. */
export function UnpaidLine({ order }: Pick<ChangeFormState, 'order'>) {
  const unpaid = unpaidWords(order);
  if (unpaid === '') return null;
  return (
    <p className="warning">
      <strong>Attention&nbsp;:</strong> cette commande n’est pas encore payée ({unpaid}).
    </p>
  );
}
