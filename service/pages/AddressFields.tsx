import type { ReactNode } from 'react';
import type { PostalAddress } from '#domain/order/client/address-parts.ts';
import { Field } from '#ui/fields/Field.tsx';
import type { ShownField } from './shown-fields.ts';
import { TextField } from './TextField.tsx';

interface AddressFieldsProps {
  readonly text: ShownField<keyof PostalAddress>;
  readonly label: string;
  readonly hint?: string;
  /** What a message of the page's script calls the address; without it the script leaves the fields alone. */
  readonly name?: string;
  readonly required?: boolean;
  readonly children?: ReactNode;
}

/** The fields of an address, in parts; a whole address pasted into the first one is read as well. */
export function AddressFields({ text, label, hint, name, required = true, children }: AddressFieldsProps) {
  const part = (key: keyof PostalAddress, autoComplete: string) => ({
    ...text(key),
    // Without a section of its own, a second address takes the second line of the first one.
    autoComplete: `section-${text('street').id} ${autoComplete}`,
    required: required && key !== 'complement',
  });
  const { id, error, ...street } = part('street', 'street-address');
  return (
    <fieldset className="address fields" data-address={name}>
      <legend>{label}</legend>
      <Field id={id} label="Numéro et rue, ou lieu-dit" hint={hint} error={error}>
        {(control) => <textarea {...control} name={id} rows={1} {...street} />}
      </Field>
      <TextField
        {...part('complement', 'address-line2')}
        label="Complément"
        hint="Facultatif&nbsp;: bâtiment, étage, porte"
      />
      <div className="code-and-town">
        <TextField {...part('postCode', 'postal-code')} label="Code postal" inputMode="numeric" />
        <TextField {...part('town', 'address-level2')} label="Ville" />
      </div>
      {children}
    </fieldset>
  );
}
