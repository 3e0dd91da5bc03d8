import type { ReactNode } from 'react';
import { operatorRefusalNames } from '#domain/portability/port-life.ts';
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
import { describePort } from '#service/portability/rules/describe-port.ts';
import type { Dossier } from '#service/portability/rules/dossier.ts';
import type { PortRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
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

/** The form of an action on a number to port. */
export function PortActionPage({ dossier, port, wish, action, typed, errors, ...state }: PortActionPageProps) {
  const { order, mail, refused } = state;
  const isMailTyped = ['refuse', 'correct', 'port'].includes(action.kind);
  const number = formatRange({ number: port.number, lastNumber: port.last_number });
  return (
    <ChangeForm
      {...state}
      explanation={`Numéro ${port.place}, ${number}, ${describePort(port)}. ${action.explanation}`}
      clientNotice={clientNotice(order, {
        isMailed: mail !== undefined || isMailTyped,
        hasReason: action.kind === 'undo',
      })}
      isMailTyped={isMailTyped}
    >
      {action.kind === 'send' && (
        <RequestFacts {...{ order, wish }}>
          <LineFacts port={port} />
        </RequestFacts>
      )}
      {action.kind === 'refuse' && (
        <SelectField
          id="refus"
          label="Raison donnée par l’opérateur"
          error={refused.refus}
          defaultValue={typed.refusal}
          placeholder="Choisissez"
          options={Object.entries(operatorRefusalNames)}
          required
        />
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
        </>
      )}
      {action.kind === 'undo' && (
        <TextField id="note" label="Raison" error={refused.note} maxLength={200} defaultValue={typed.note} required />
      )}
    </ChangeForm>
  );
}

interface RequestFactsProps extends Pick<ChangeFormState, 'order'>, Pick<PortActionPageProps, 'wish'> {
  /** The lines. */
  readonly children: ReactNode;
}

/** What is needed to ask for numbers of an order: that it isn't paid yet, the wished day, the lines and the mandate. */
export function RequestFacts({ order, wish, children }: RequestFactsProps) {
  const unpaid = unpaidWords(order);
  return (
    <>
      {unpaid !== '' && (
        <p className="warning">
          <strong>Attention&nbsp;:</strong> cette commande n’est pas encore payée ({unpaid}).
        </p>
      )}
      {wish !== '' && (
        <p>
          <strong>{wish}</strong>
        </p>
      )}
      {children}
      <p>
        <ButtonLink kind="quiet" href={mandateAddress(order)}>
          Mandat de transfert (PDF)
        </ButtonLink>
      </p>
    </>
  );
}
