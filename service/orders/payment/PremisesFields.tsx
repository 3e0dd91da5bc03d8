import { Choice } from '#ui/fields/Choice.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { LookUps } from './answer-look-up.ts';
import {
  type CompletionForm,
  emergencyField,
  emergencyName,
  sameAddressField,
  siteField,
  siteName,
} from './parse-completion.ts';

interface PremisesFieldsProps {
  readonly form: CompletionForm;
  readonly messages: ReadonlyMap<string, string>;
  /** Whether anything is delivered there. */
  readonly hardware: boolean;
  /** Which look-ups are offered, if any. */
  readonly lookUps?: LookUps | undefined;
}

/** Where the sites are, and where emergency services are sent if it isn't the same. */
export function PremisesFields({ form, messages, hardware, lookUps }: PremisesFieldsProps) {
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
            <AddressFields
              field={name}
              label={`${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} des locaux`}
              name={siteName(index, several)}
              address={address}
              messages={messages}
              lookUps={lookUps}
              required
            />
          </div>
        );
      })}
      {hardware && <EmergencyAddresses form={form} messages={messages} lookUps={lookUps} />}
    </>
  );
}

const toldToEmergency = 'L’adresse exacte est transmise aux secours lors d’un appel au 15, 17, 18 ou 112.';

/** One tick for the usual case; without it, an address for each site that differs. */
function EmergencyAddresses({ form, messages, lookUps }: Omit<PremisesFieldsProps, 'hardware'>) {
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
            <AddressFields
              key={name}
              field={name}
              label={`${several ? `Site ${index + 1}\u00a0: adresse` : 'Adresse'} pour les secours`}
              hint={several ? 'Rien si c’est celle de la livraison' : ''}
              name={emergencyName(index, several)}
              address={address}
              messages={messages}
              lookUps={lookUps}
              required={false}
            />
          );
        })}
      </div>
    </div>
  );
}
