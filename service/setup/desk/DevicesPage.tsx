import { formatPhone } from '#domain/order/client/phone-number.ts';
import { clientName } from '#service/desk/client-name.ts';
import { DeskForm } from '#service/desk/form-parts.tsx';
import { cutPage, Pages } from '#service/desk/lists/Pages.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { TextField } from '#service/pages/TextField.tsx';
import type { OpenedSetup } from '#service/setup/rules/open-setup.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { assignedFields, describeUnassigned } from './assigned-fields.ts';

interface DevicesPageProps {
  readonly order: OrderRow;
  /** With what was typed, if it was refused. */
  readonly setup: OpenedSetup;
  /** What each field showed at first. */
  readonly before: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  /** Which page of the fields is shown, as its address says. */
  readonly wanted: string | undefined;
}

/** Fields of a page (an order may have 999), whose form has to stay below 16 kB: for 50 phones and 60 new numbers. */
const maxFields = 110;

/** Name of the field of a phone's device, or of a new number. */
export function deviceField(key: string): string {
  return `appareil-${key}`;
}

/** Name of the hidden field of what was kept when the page was shown. */
export function beforeField(key: string): string {
  return `avant-${key}`;
}

/** A field for each phone's device and each new number. A scan ends with Enter: it saves all, and shows the next. */
export function DevicesPage({ order, setup, before, errors, wanted }: DevicesPageProps) {
  const { devices } = setup;
  const all = assignedFields(setup);
  const { page, shown: fields } = cutPage(all, wanted, maxFields);
  const unassigned = describeUnassigned(setup);
  const hasNumbers = all.some(({ isNumber }) => isNumber);
  const empty = fields.filter(({ key, isNeeded }) => isNeeded && !devices[key]);
  const sent = new URLSearchParams(Object.fromEntries(fields.map(({ key }) => [deviceField(key), devices[key] ?? ''])));
  const focused = errors[0]?.field ?? deviceField(empty[0]?.key ?? '');
  return (
    <DeskForm action={devicesPath(order, page)} heading={`Appareils${hasNumbers ? ' et nouveaux numéros' : ''}`}>
      <p className="lead">
        {clientName(order)}, commande <span className="reference">{order.reference}</span>
      </p>
      <p>
        Lisez l’adresse MAC de chaque téléphone avec un lecteur de codes-barres, ou tapez-la. Après chaque lecture, tout
        est enregistré et le champ vide suivant attend. Un numéro de série suffit pour retrouver un appareil, mais pas
        pour le fichier des téléphones, qui n’a que ceux dont l’adresse MAC est connue.
        {hasNumbers && ' Le client lit ses nouveaux numéros sur la page de sa commande.'}
      </p>
      <RefusedFields errors={errors} sent={sent} name="Cette page" />
      {errors.length === 0 && fields.some(({ isNeeded }) => isNeeded) && (
        <div role="status" {...(empty.length === 0 && { tabIndex: -1, autoFocus: true })}>
          <strong>{unassigned.length === 0 ? 'Tout est saisi.' : unassigned.join(' ')}</strong>
        </div>
      )}
      {fields.map(({ key }) => (
        <input key={key} type="hidden" name={beforeField(key)} value={before[key] ?? ''} />
      ))}
      {fields.map(({ key, label, hint, isNumber }) => {
        const id = deviceField(key);
        return (
          <TextField
            key={key}
            id={id}
            label={label}
            hint={hint}
            error={errors.find(({ field }) => field === id)?.message}
            defaultValue={isNumber ? formatPhone(devices[key] ?? '') : devices[key]}
            {...(isNumber ? { type: 'tel' } : { autoCapitalize: 'characters' })}
            spellCheck={false}
            autoFocus={id === focused}
          />
        );
      })}
      {all.length > fields.length && <p className="soft">Enregistrez cette page avant d’en ouvrir une autre.</p>}
      <Pages page={page} rows={all.length} perPage={maxFields} addressOf={(other) => devicesPath(order, other)} />
      <Actions submit="Enregistrer">
        <ButtonLink href={`${ordersPath}/${order.reference}#installation`}>Revenir à la commande</ButtonLink>
      </Actions>
    </DeskForm>
  );
}

/** What the link to that page says. */
export function devicesName({ order }: OpenedSetup): string {
  return order.newNumbers > 0 ? 'Appareils et nouveaux numéros' : 'Saisir les appareils';
}

/** The path of a page on which the devices of an order are scanned. */
export function devicesPath({ reference }: Pick<OrderRow, 'reference'>, page = 1): string {
  return `${ordersPath}/${reference}/appareils${page > 1 ? `?page=${page}` : ''}`;
}
