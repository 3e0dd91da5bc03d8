import type { PostalAddress } from '#domain/order/client/address-parts.ts';
import { AddressFields } from '#service/pages/AddressFields.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { Choice } from '#ui/fields/Choice.tsx';
import type { LookUps } from './answer-look-up.ts';
import { LookUp } from './LookUp.tsx';
import {
  addressFields,
  type CompletionForm,
  emergencyField,
  emergencyName,
  sameAddressField,
  siteField,
  siteName,
} from './parse-completion.ts';

interface PremisesFieldsProps {
  readonly form: CompletionForm;
  readonly errors: readonly FieldError[];
  /** Whether anything is delivered there. */
  readonly hardware: boolean;
  /** Which look-ups are offered, if any. */
  readonly lookUps?: LookUps | undefined;
}

/** Where the sites are, and where emergency services are sent if it isn't the same. */
export function PremisesFields({ form, errors, hardware, lookUps }: PremisesFieldsProps) {
  const { sites, sameAddress } = form;
  const several = sites.length > 1;
  return (
    <>
      {!hardware && <p className="soft">{toldToEmergency}</p>}
      {sites.map((address, index) => {
        const name = siteField(index);
        return (
          <div key={name} className="premises">
            {index > 0 && (
              <Choice
                id={sameAddressField(index)}
                type="checkbox"
                name={sameAddressField(index)}
                label={`Site ${index + 1}\u00a0: même adresse que le site 1`}
                defaultChecked={sameAddress[index] ?? false}
              />
            )}
            <Address
              field={name}
              label={`${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} des locaux`}
              name={siteName(index, several)}
              {...{ address, errors, lookUps }}
              required
            />
          </div>
        );
      })}
      {hardware && <EmergencyAddresses {...{ form, errors, lookUps }} />}
    </>
  );
}

const toldToEmergency = 'L’adresse exacte est transmise aux secours lors d’un appel au 15, 17, 18 ou 112.';

/** One tick for the usual case; without it, an address for each site that differs. */
function EmergencyAddresses({ form, errors, lookUps }: Omit<PremisesFieldsProps, 'hardware'>) {
  const several = form.emergency.length > 1;
  return (
    <div className="premises">
      <Choice
        id="sameForEmergency"
        type="checkbox"
        name="sameForEmergency"
        label={`${several ? 'Mêmes adresses' : 'Même adresse'} pour les secours`}
        hint={toldToEmergency}
        defaultChecked={form.sameForEmergency}
      />
      <div className="fields">
        {form.emergency.map((address, index) => {
          const name = emergencyField(index);
          return (
            <Address
              key={name}
              field={name}
              label={`${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} pour les secours`}
              hint={several ? 'Laissez vide si c’est celle de la livraison' : ''}
              name={emergencyName(index, several)}
              {...{ address, errors, lookUps }}
              required={false}
            />
          );
        })}
      </div>
    </div>
  );
}

interface AddressProps extends Pick<PremisesFieldsProps, 'errors' | 'lookUps'> {
  /** Name of the first control; the names of the others follow from it. */
  readonly field: string;
  readonly label: string;
  readonly hint?: string;
  /** What a message calls the address; empty where no other can be meant. */
  readonly name: string;
  readonly address: PostalAddress;
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
