import { portabilityTexts } from '#content/portability-texts.ts';
import { formatSiret } from '#domain/order/siret.ts';
import type { PortForm } from '#domain/portability/read-port.ts';
import type { CompletionError } from '#service/orders/completion-error.ts';
import { Choice } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { operatorNames } from './OperatorNames.tsx';
import { controlId } from './refused-number.ts';

export interface NumberFieldsProps {
  readonly place: number;
  readonly form: PortForm;
  readonly errors: readonly CompletionError[];
  /** Whether the order has enough numbers left for a range. */
  readonly mayBeRange: boolean;
}

/** What the present operator asks for about one number, typed by its client or for them. */
export function NumberFields({ place, form, errors, mayBeRange }: NumberFieldsProps) {
  const messages = new Map(errors.map(({ field, message }) => [field, message]));
  const text = (name: Exclude<keyof PortForm, 'heldByPerson' | 'asOnBill'>) => ({
    id: controlId(name, place),
    error: messages.get(name),
  });
  const isOnBill = form.asOnBill === form.holder;
  return (
    <>
      <div className="pair">
        <Field {...text('number')} label="Numéro à conserver" hint="10 chiffres, en 01 à 05 ou 09">
          {(control) => (
            <input
              {...control}
              type="tel"
              name={controlId('number', place)}
              defaultValue={form.number}
              autoComplete="off"
              required
            />
          )}
        </Field>
        {mayBeRange && (
          <Field {...text('lastNumber')} label="Dernier numéro de la tranche" hint="Rien si c’est un seul numéro">
            {(control) => (
              <input
                {...control}
                type="tel"
                name={controlId('lastNumber', place)}
                defaultValue={form.lastNumber}
                autoComplete="off"
              />
            )}
          </Field>
        )}
      </div>
      <Field {...text('rio')} label="RIO" hint={portabilityTexts.whereIsTheRio}>
        {(control) => (
          <input
            {...control}
            type="text"
            name={controlId('rio', place)}
            defaultValue={form.rio}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <div className="pair">
        <Field {...text('holder')} label="Titulaire de la ligne" hint={portabilityTexts.asOnTheBill}>
          {(control) => (
            <input
              {...control}
              type="text"
              name={controlId('holder', place)}
              defaultValue={form.holder}
              autoComplete="off"
              required
            />
          )}
        </Field>
        <Field {...text('holderSiret')} label="SIRET du titulaire" hint="14 chiffres, sur la même facture">
          {(control) => (
            <input
              {...control}
              type="text"
              name={controlId('holderSiret', place)}
              defaultValue={formatSiret(form.holderSiret)}
              autoComplete="off"
              inputMode="numeric"
            />
          )}
        </Field>
      </div>
      {form.holder !== '' && (isOnBill || messages.has('holder')) && (
        <Choice
          id={controlId('asOnBill', place)}
          type="checkbox"
          name={controlId('asOnBill', place)}
          value={form.holder}
          label={`Sur la facture, le nom est bien écrit «\u202f${form.holder}\u202f»`}
          defaultChecked={isOnBill}
        />
      )}
      <Choice
        id={controlId('heldByPerson', place)}
        type="checkbox"
        name={controlId('heldByPerson', place)}
        label="La facture est au nom d’une personne, sans SIRET"
        defaultChecked={form.heldByPerson}
      />
      <div className="pair">
        <Field {...text('operator')} label="Opérateur actuel" hint="Le nom en haut de la facture">
          {(control) => (
            <input
              {...control}
              type="text"
              name={controlId('operator', place)}
              defaultValue={form.operator}
              autoComplete="off"
              list={operatorNames}
              required
            />
          )}
        </Field>
        <Field {...text('address')} label="Adresse de la ligne" hint="Là où elle est installée">
          {(control) => (
            <textarea
              {...control}
              name={controlId('address', place)}
              rows={2}
              defaultValue={form.address}
              autoComplete="off"
              required
            />
          )}
        </Field>
      </div>
    </>
  );
}
