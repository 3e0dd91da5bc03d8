import { phoneLabel } from '#domain/setup/setup-words.ts';
import { FormToken } from '#service/desk/form-parts.tsx';
import { clientName } from '#service/desk/home/gather-home.ts';
import type { SignedIn } from '#service/desk/sign-in/sessions.ts';
import { ordersPath } from '#service/desk-addresses.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface DevicesPageProps {
  readonly order: OrderRow;
  readonly setup: OpenedSetup;
  /** What was typed or is kept, by the phones' keys. */
  readonly devices: Readonly<Record<string, string>>;
  /** What each field showed at first. */
  readonly before: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly session: SignedIn;
}

/** Name of the field of a phone's device. */
export function deviceField(key: string): string {
  return `appareil-${key}`;
}

/** Name of the hidden field of what was kept when the page was shown. */
export function beforeField(key: string): string {
  return `avant-${key}`;
}

/**
 * A field for each phone, to scan the number on its box into. A scanner ends each with the Enter key, which saves them all
 * and comes back to the first empty one.
 */
export function DevicesPage({ order, setup, devices, before, errors, session }: DevicesPageProps) {
  const { phones } = setup.sheet;
  const focused = errors[0]?.field ?? deviceField(phones.find(({ key }) => !devices[key])?.key ?? '');
  return (
    <form className="stack action" method="post" action={devicesPath(order)} aria-labelledby="appareils" noValidate>
      <h1 id="appareils">Appareils</h1>
      <p className="lead">
        {clientName(order)}, commande <span className="reference">{order.reference}</span>
      </p>
      <p>
        Scannez l’adresse MAC ou le numéro de série de chaque téléphone. Après chaque lecture, tout est enregistré et le
        champ vide suivant attend.
      </p>
      <RefusedFields errors={errors} sent={undefined} name="Appareils" />
      <FormToken session={session} />
      {phones.map(({ key }) => (
        <input key={key} type="hidden" name={beforeField(key)} value={before[key] ?? ''} />
      ))}
      {phones.map((phone, index) => {
        const id = deviceField(phone.key);
        return (
          <TextField
            key={phone.key}
            id={id}
            label={`${phone.values.extension} ${phoneLabel(phone)}`}
            hint={`${phone.title}, ${setup.order.phones[index]?.model}`}
            error={errors.find(({ field }) => field === id)?.message}
            defaultValue={devices[phone.key]}
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus={id === focused}
          />
        );
      })}
      <p className="actions">
        <Button type="submit" kind="primary">
          Enregistrer
        </Button>
        <ButtonLink href={`${ordersPath}/${order.reference}#installation`}>Revenir à la commande</ButtonLink>
      </p>
    </form>
  );
}

/** The page on which the devices of an order are scanned. */
export function devicesPath({ reference }: Pick<OrderRow, 'reference'>): string {
  return `${ordersPath}/${reference}/appareils`;
}
