import { ChangeForm, type ChangeFormState, clientNotice } from '#service/desk/ChangeForm.tsx';
import { maxNoteLength } from '#service/orders/life/change-order.ts';
import { maxCodeLength, maxNumberLength } from '#service/orders/life/parse-purchase-order.ts';
import { type Fact, Facts } from '#service/pages/Facts.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import type { OrderAction, TypedAction } from './order-actions.ts';

interface ActionPageProps extends ChangeFormState {
  readonly action: OrderAction;
  /** What is still open of the order before it is made, or what it doesn't stop. */
  readonly missing: readonly string[];
  /** What is needed to make it. */
  readonly facts: readonly Fact[];
  readonly typed: TypedAction;
}

/** The form of an action on an order. */
export function ActionPage({ action, missing, facts, typed, ...state }: ActionPageProps) {
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
      // Reasons and numbers of purchase orders stay in the journal.
      isMailTyped={order.confirmed_at !== null && (Boolean(action.sign) || ['invoice', 'ship'].includes(action.kind))}
    >
      {missing.length > 0 && (
        <section className="stack warning" aria-labelledby="manque">
          <h2 id="manque">{action.kind === 'cancel' ? 'Ce que cela n’arrête pas' : 'Ce qui reste à faire'}</h2>
          <ul>
            {missing.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {action.sign !== undefined && action.sign !== 0 && (
        <TextField
          id="montant"
          label="Montant, TTC"
          hint="En euros, par exemple 494,40"
          error={refused.montant}
          inputMode="decimal"
          defaultValue={typed.amount}
          required
        />
      )}
      {action.day !== undefined && (
        <TextField id="jour" type="date" label={action.day} error={refused.jour} defaultValue={typed.day} required />
      )}
      {typed.line && <input type="hidden" name="ligne" value={typed.line} />}
      {action.note !== undefined && (
        <TextField
          id="note"
          label={action.note}
          hint={action.noteHint}
          error={refused.note}
          maxLength={action.hasServiceCode ? maxNumberLength : maxNoteLength}
          defaultValue={typed.note}
          required={!action.isNoteOptional}
        />
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
