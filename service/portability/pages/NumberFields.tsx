import { portabilityTexts } from '#content/portability-texts.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import type { PortForm } from '#domain/portability/read-port.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { AddressField, TextField } from '#service/pages/TextField.tsx';
import { controlId } from '#service/portability/rules/refused-number.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import { operatorNames } from './OperatorNames.tsx';

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
    defaultValue: form[name],
    error: messages.get(name),
    autoFocus: name === errors[0]?.field,
  });
  const isOnBill = form.asOnBill === form.holder;
  return (
    <>
      <div className="pair">
        <TextField
          {...text('number')}
          type="tel"
          label="Numéro à conserver"
          hint="10 chiffres, en 01 à 05 ou 09"
          required
        />
        {mayBeRange && (
          <TextField
            {...text('lastNumber')}
            type="tel"
            label="Dernier numéro de la tranche"
            hint="Rien si c’est un seul numéro"
          />
        )}
      </div>
      <TextField
        {...text('rio')}
        label="RIO"
        hint={portabilityTexts.whereIsTheRio}
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <div className="pair">
        <TextField {...text('holder')} label="Titulaire de la ligne" hint={portabilityTexts.asOnTheBill} required />
        <TextField
          {...text('holderSiret')}
          label="SIRET du titulaire"
          hint="14 chiffres, sur la même facture"
          defaultValue={formatSiret(form.holderSiret)}
          inputMode="numeric"
        />
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
        <TextField
          {...text('operator')}
          label="Opérateur actuel"
          hint="Le nom en haut de la facture"
          list={operatorNames}
          required
        />
        <AddressField {...text('address')} label="Adresse de la ligne" hint="Là où elle est installée" required />
      </div>
    </>
  );
}
