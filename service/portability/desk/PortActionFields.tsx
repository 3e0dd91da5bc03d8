import type { ReactNode } from 'react';
import { operatorRefusalNames } from '#domain/portability/port-life.ts';
import type { PortForm } from '#domain/portability/read-port.ts';
import { ClientPhone } from '#service/desk/ClientPhone.tsx';
import { mandatePath } from '#service/desk/desk-documents.ts';
import { unpaidWords } from '#service/desk/home/awaited-words.ts';
import { countOf } from '#service/orders/stored/ported-numbers.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import type { ShownField } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { LineFacts } from '#service/portability/pages/LineFacts.tsx';
import { NumberFields } from '#service/portability/pages/NumberFields.tsx';
import { maxReasonLength } from '#service/portability/rules/change-port.ts';
import { describeRefusal } from '#service/portability/rules/describe-port.ts';
import type { Dossier } from '#service/portability/rules/dossier.ts';
import type { OrderRow, PortRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { PortAction, TypedPortAction } from './port-actions.ts';

interface PortActionFieldsProps {
  readonly order: OrderRow;
  readonly dossier: Dossier;
  readonly port: PortRow;
  readonly wish: string;
  readonly action: PortAction;
  readonly text: ShownField<keyof TypedPortAction>;
  readonly form: PortForm;
  /** What is wrong with the number, once it was typed. */
  readonly errors: readonly FieldError[];
}

/** What is typed for an action on a number to port, or has to be known for it. */
export function PortActionFields({ order, dossier, port, wish, action, text, form, errors }: PortActionFieldsProps) {
  return (
    <>
      {action.kind === 'send' && (
        <RequestFacts {...{ order, wish }}>
          <LineFacts port={port} />
        </RequestFacts>
      )}
      {action.kind === 'refuse' && (
        <SelectField
          {...text('refusal', 'refus')}
          label="Raison donnée par l’opérateur"
          placeholder="Choisissez"
          options={Object.entries(operatorRefusalNames)}
          required
        />
      )}
      {action.kind === 'port' && <TextField {...text('day', 'jour')} type="date" label="Jour du transfert" required />}
      {action.kind === 'plan' && (
        <TextField
          {...text('day', 'jour')}
          type="date"
          label="Jour annoncé par l’opérateur"
          hint="Videz-le si l’opérateur y renonce"
        />
      )}
      {action.kind === 'correct' && (
        <>
          {port.refusal !== null && <p>{describeRefusal(port)}</p>}
          {order.phone !== '' && (
            <p>
              Téléphone du client&nbsp;: <ClientPhone phone={order.phone} />
            </p>
          )}
          <NumberFields
            place={port.place}
            form={form}
            errors={errors}
            mayBeRange={dossier.missing > 0 || countOf(port) > 1}
            isFocused={false}
          />
        </>
      )}
      {action.kind === 'undo' && <TextField {...text('note')} label="Raison" maxLength={maxReasonLength} required />}
    </>
  );
}

interface RequestFactsProps extends Pick<PortActionFieldsProps, 'order' | 'wish'> {
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
        <ButtonLink kind="quiet" href={mandatePath(order)}>
          Mandat de transfert (PDF)
        </ButtonLink>
      </p>
    </>
  );
}
