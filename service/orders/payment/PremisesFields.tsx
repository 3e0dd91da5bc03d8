import { AddressFields } from '#service/pages/AddressFields.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import type { LookUps } from './answer-look-up.ts';
import { LookUp } from './LookUp.tsx';
import {
  addressFields,
  type CompletionForm,
  type NamedAddress,
  namedAddresses,
  sameAddressField,
} from './parse-completion.ts';

interface PremisesFieldsProps {
  readonly form: CompletionForm;
  readonly errors: readonly FieldError[];
  /** Whether anything is delivered there. */
  readonly hardware: boolean;
  /** Which look-ups are offered, if any. */
  readonly lookUps?: LookUps | undefined;
}

/** Where the sites are, and where emergency services are sent: one tick, or an address of its own for each site. */
export function PremisesFields({ form, errors, hardware, lookUps }: PremisesFieldsProps) {
  const { sites, emergency } = namedAddresses(form);
  const several = sites.length > 1;
  return (
    <>
      {!hardware && <p className="soft">{toldToEmergency}</p>}
      {sites.map((site, index) => (
        <div key={site.field} className="premises">
          {index > 0 && (
            <Choice
              id={sameAddressField(index)}
              label={`Site ${index + 1}\u00a0: même adresse que le site 1`}
              defaultChecked={form.sameAddress[index] ?? false}
            />
          )}
          <Address
            {...{ ...site, errors, lookUps }}
            label={`${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} des locaux`}
            required
          />
        </div>
      ))}
      {hardware && (
        <div className="premises">
          <Choice
            id="sameForEmergency"
            label={`${several ? 'Mêmes adresses' : 'Même adresse'} pour les secours`}
            hint={toldToEmergency}
            defaultChecked={form.sameForEmergency}
          />
          <div className="fields">
            {emergency.map((address, index) => (
              <Address
                key={address.field}
                {...{ ...address, errors, lookUps }}
                label={`${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} pour les secours`}
                hint={several ? 'Laissez vide si c’est celle de la livraison' : ''}
                required={false}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const toldToEmergency = 'L’adresse exacte est transmise aux secours lors d’un appel au 15, 17, 18 ou 112.';

interface AddressProps extends NamedAddress, Pick<PremisesFieldsProps, 'errors' | 'lookUps'> {
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
}

function Address({ field, address, errors, lookUps, ...texts }: AddressProps) {
  const shown = shownFields(address, errors);
  return (
    <AddressFields {...texts} text={(part) => shown(part, addressFields(field)[part])}>
      <LookUp field={field} label="Vérifier l’adresse" lookUps={lookUps} />
    </AddressFields>
  );
}
