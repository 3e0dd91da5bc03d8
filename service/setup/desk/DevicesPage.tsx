import { formatCounted } from '#domain/money.ts';
import { isMac } from '#domain/setup/device-number.ts';
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
  const { sheet, order: ordered } = setup;
  const phones = sheet.phones.map((phone, index) => ({
    ...{ ...phone, ordered: ordered.phones[index] },
    name: `${phone.values.extension} ${phoneLabel(phone)}`,
  }));
  const scannable = phones.filter((phone) => phone.ordered?.kind !== 'user');
  const empty = scannable.filter(({ key }) => !devices[key]);
  const unlisted = scannable.filter(({ key }) => devices[key] && !isMac(devices[key]));
  const focused = errors[0]?.field ?? deviceField(empty[0]?.key ?? '');
  return (
    <form className="stack action" method="post" action={devicesPath(order)} aria-labelledby="appareils" noValidate>
      <h1 id="appareils">Appareils</h1>
      <p className="lead">
        {clientName(order)}, commande <span className="reference">{order.reference}</span>
      </p>
      <p>
        Scannez l’adresse MAC de chaque téléphone. Après chaque lecture, tout est enregistré et le champ vide suivant
        attend. Avec un numéro de série, un téléphone n’est pas dans le fichier des téléphones.
      </p>
      <RefusedFields errors={errors} sent={undefined} name="Appareils" />
      {errors.length === 0 && scannable.length > 0 && (
        <div role="status" {...(empty.length === 0 && { tabIndex: -1, autoFocus: true })}>
          <strong>
            {empty.length === 0
              ? 'Tout est saisi.'
              : `${formatCounted(empty.length, 'téléphone reste', 'téléphones restent')} à scanner.`}
          </strong>
          {unlisted.length > 0 &&
            ` Sans adresse MAC, donc absents du fichier des téléphones\u00a0: ${unlisted.map(({ name }) => name).join(', ')}.`}
        </div>
      )}
      <FormToken session={session} />
      {phones.map(({ key }) => (
        <input key={key} type="hidden" name={beforeField(key)} value={before[key] ?? ''} />
      ))}
      {phones.map((phone) => {
        const id = deviceField(phone.key);
        const site = ordered.sites.length > 1 && `site ${phone.values.site}`;
        const base = phone.ordered?.kind === 'W73P' && 'scannez la base, pas le combiné';
        return (
          <TextField
            key={phone.key}
            id={id}
            label={phone.name}
            hint={[phone.title, phone.ordered?.model, site, base].filter(Boolean).join(', ')}
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
