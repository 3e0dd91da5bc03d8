import { portabilityTexts } from '#content/portability-texts.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import type { PortForm } from '#domain/portability/read-port.ts';
import { AddressFields } from '#service/pages/AddressFields.tsx';
import { controlId } from '#service/pages/control-id.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

interface NumberFieldsProps {
  readonly place: number;
  readonly form: PortForm;
  readonly errors: readonly FieldError[];
  /** Whether the order has enough numbers left for a range. */
  readonly mayBeRange: boolean;
  /** Whether the first refused field has the focus; at the desk the refusal itself has it. */
  readonly isFocused: boolean;
}

/** What the present operator asks for about one number, typed by its client or for them. */
export function NumberFields({ place, form, errors, mayBeRange, isFocused }: NumberFieldsProps) {
  const id = (name: keyof PortForm) => controlId(name, place);
  const shown = shownFields({ ...form, holderSiret: formatSiret(form.holderSiret) }, errors, isFocused);
  const text = (name: keyof PortForm) => shown(name, id(name));
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
            hint="Laissez vide pour un seul numéro"
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
          inputMode="numeric"
        />
      </div>
      <Choice
        id={id('heldByPerson')}
        label="La facture est au nom d’une personne, sans SIRET"
        defaultChecked={form.heldByPerson}
      />
      <TextField
        {...text('operator')}
        label="Opérateur actuel"
        hint="Le nom en haut de la facture"
        list="operateurs"
        required
      />
      <datalist id="operateurs">
        {portabilityTexts.operators.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <AddressFields text={text} label="Adresse de la ligne" hint="Là où elle est installée" />
    </>
  );
}
