import type { PortState } from '#domain/portability/port-life.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { ChangeForm, type ChangeFormState, clientNotice } from '#service/desk/ChangeForm.tsx';
import { maxNoteLength } from '#service/orders/life/change-order.ts';
import { maxCodeLength, maxNumberLength } from '#service/orders/life/parse-purchase-order.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { PortRow } from '#service/storage/rows.ts';
import { Field } from '#ui/fields/Field.tsx';
import type { OrderAction, TypedAction } from './order-actions.ts';

interface ActionPageProps extends ChangeFormState {
  readonly action: OrderAction;
  /** The ported numbers of the order. */
  readonly ports: readonly PortRow[];
  /** What is still open of the order before it is made. */
  readonly missing: readonly string[];
  readonly typed: TypedAction;
}

/** The form of an action on an order. */
export function ActionPage({ action, ports, missing, typed, ...state }: ActionPageProps) {
  const { order, refused } = state;
  return (
    <ChangeForm
      {...state}
      explanation={action.explanation}
      // Nobody is written to about an order that they never confirmed.
      clientNotice={clientNotice(order, {
        isMailed: order.confirmed_at !== null || action.kind === 'confirm',
        hasReason: action.note === 'Raison',
      })}
      proposed={order.confirmed_at === null ? undefined : proposedText(action)}
    >
      {action.kind === 'cancel' && <UnstoppedPorts ports={ports} />}
      {missing.length > 0 && (
        <section className="stack warning" aria-labelledby="manque">
          <h2 id="manque">Ce qui manque encore</h2>
          <ul>
            {missing.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      {action.sign !== undefined && action.sign !== 0 && (
        <Field id="montant" label="Montant, TTC" hint="En euros, par exemple 494,40" error={refused.montant} required>
          {(control) => (
            <input type="text" name="montant" inputMode="decimal" defaultValue={typed.amount} {...control} />
          )}
        </Field>
      )}
      {action.day !== undefined && (
        <TextField id="jour" type="date" label={action.day} error={refused.jour} defaultValue={typed.day} required />
      )}
      {typed.line && (
        <>
          <input type="hidden" name="ligne" value={typed.line} />
          <input type="hidden" name="montantLu" value={typed.lineAmount} />
        </>
      )}
      {action.note !== undefined && (
        <Field
          id="note"
          label={action.note}
          hint={action.noteHint}
          error={refused.note}
          required={!action.isNoteOptional}
        >
          {(control) => (
            <input
              type="text"
              name="note"
              maxLength={action.hasServiceCode ? maxNumberLength : maxNoteLength}
              defaultValue={typed.note}
              {...control}
            />
          )}
        </Field>
      )}
      {action.hasServiceCode && (
        <TextField
          id="codeService"
          label="Code service Chorus Pro"
          hint="Facultatif"
          maxLength={maxCodeLength}
          defaultValue={typed.serviceCode}
        />
      )}
    </ChangeForm>
  );
}

/** What a cancellation doesn't stop: numbers that were asked for, or are here already. */
function UnstoppedPorts({ ports }: Pick<ActionPageProps, 'ports'>) {
  const namesOf = (wanted: PortState): string =>
    ports
      .filter(({ state }) => state === wanted)
      .map(({ number, last_number: lastNumber }) => formatRange({ number, lastNumber }))
      .join(', ');
  const [sent, ported] = [namesOf('sent'), namesOf('ported')];
  return (
    <>
      {sent !== '' && (
        <p className="warning">
          <strong>Attention&nbsp;:</strong> l’annulation n’arrête pas le transfert déjà demandé ({sent}). Demandez à
          l’opérateur de l’arrêter, sinon le numéro du client sera quand même transféré.
        </p>
      )}
      {ported !== '' && (
        <p className="warning">
          <strong>Attention&nbsp;:</strong> déjà transféré chez nous&nbsp;: {ported}. Convenez de la suite avec le
          client.
        </p>
      )}
    </>
  );
}

/** What the mail that is shown first depends on; reasons and numbers of purchase orders stay in the journal. */
function proposedText({ sign, kind, isNoteOptional }: OrderAction): string | undefined {
  if (sign) return 'Pour la somme proposée\u00a0: si vous en tapez une autre, le message change.';
  if (kind === 'invoice') return 'Pour le jour proposé\u00a0: si vous en choisissez un autre, le message change.';
  if (kind !== 'ship') return undefined;
  return isNoteOptional
    ? 'Sans note\u00a0: si vous en tapez une, elle s’ajoute au message.'
    : 'Ce que vous tapez prend la place des mots entre parenthèses.';
}
