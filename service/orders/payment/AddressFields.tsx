import type { PostalAddress } from '#domain/order/client/address-parts.ts';
import { AddressField, TextField } from '#service/pages/TextField.tsx';
import type { LookUps } from './answer-look-up.ts';
import { LookUp } from './LookUp.tsx';
import { addressFields } from './parse-completion.ts';

interface AddressFieldsProps {
  /** Name of the first control; the names of the others follow from it. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** What a message calls the address; empty where no other can be meant. */
  readonly name: string;
  readonly address: PostalAddress;
  readonly messages: ReadonlyMap<string, string>;
  readonly required: boolean;
  readonly lookUps: LookUps | undefined;
}

/** The fields of an address, in parts; a whole address pasted into the first one is read as well. */
export function AddressFields(props: AddressFieldsProps) {
  const { field, label, hint, name, address, messages, required, lookUps } = props;
  const fields = addressFields(field);
  const part = (key: keyof PostalAddress, autoComplete: string) => ({
    id: fields[key],
    defaultValue: address[key],
    error: messages.get(fields[key]),
    // Without a section of its own, a second site takes the second line of the first one's address.
    autoComplete: `section-${field} ${autoComplete}`,
  });
  return (
    <fieldset className="address fields" data-address={name}>
      <legend>{label}</legend>
      <AddressField
        {...part('street', 'street-address')}
        rows={1}
        label="Numéro et rue, ou lieu-dit"
        hint={hint}
        required={required}
      />
      <TextField
        {...part('complement', 'address-line2')}
        label="Complément"
        hint="Facultatif&nbsp;: bâtiment, étage, porte"
      />
      <div className="code-and-town">
        <TextField {...part('postCode', 'postal-code')} label="Code postal" inputMode="numeric" required={required} />
        <TextField {...part('town', 'address-level2')} label="Ville" required={required} />
      </div>
      <LookUp field={field} label="Vérifier l’adresse" lookUps={lookUps} />
    </fieldset>
  );
}
