import { maxNoteLength } from '#service/orders/life/change-order.ts';
import { maxCodeLength, maxNumberLength } from '#service/orders/life/parse-purchase-order.ts';
import { type Fact, Facts } from '#service/pages/Facts.tsx';
import type { ShownField } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import type { OrderAction, TypedAction } from './order-actions.ts';

interface ActionFieldsProps {
  readonly action: OrderAction;
  /** What is still open of the order before it is made, or what it doesn't stop. */
  readonly missing: readonly string[] | undefined;
  readonly facts: readonly Fact[] | undefined;
  readonly text: ShownField<keyof TypedAction>;
  /** The line of a bank's statement from which the form was opened. */
  readonly line: string | undefined;
}

/** What is typed for an action on an order, below what has to be known before. */
export function ActionFields({ action, missing = [], facts = [], text, line }: ActionFieldsProps) {
  return (
    <>
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
      {Boolean(action.sign) && (
        <TextField
          {...text('amount', 'montant')}
          label="Montant, TTC"
          hint="En euros, par exemple 494,40"
          inputMode="decimal"
          required
        />
      )}
      {action.day !== undefined && <TextField {...text('day', 'jour')} type="date" label={action.day} required />}
      {line && <input type="hidden" name="ligne" value={line} />}
      {action.note !== undefined && (
        <TextField
          {...text('note')}
          label={action.note}
          hint={action.noteHint}
          maxLength={action.hasServiceCode ? maxNumberLength : maxNoteLength}
          required={!action.isNoteOptional}
        />
      )}
      {action.hasServiceCode && (
        <TextField
          {...text('serviceCode', 'codeService')}
          label="Code service Chorus Pro"
          hint="Facultatif"
          maxLength={maxCodeLength}
        />
      )}
    </>
  );
}
