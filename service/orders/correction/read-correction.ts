import type { CompanyContent } from '#content/schemas/company.ts';
import { addressParts, addressText, noAddress } from '#domain/order/client/address-parts.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import {
  addressFields,
  type CompletionForm,
  clientColumns,
  type NamedAddress,
  namedAddresses,
  refuseClient,
} from '#service/orders/payment/parse-completion.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { Checked } from '#service/pages/field-error.ts';
import type { OrderCorrection } from '#service/storage/rows.ts';

const columnNames = {
  email: 'e-mail',
  company: 'nom de l’entreprise ou de l’organisme',
  siret: 'SIRET',
  name: 'contact',
  phone: 'téléphone',
  sites_json: 'adresses',
  emergency_json: 'adresses pour les secours',
} as const;

/** The payment page's form as stored, with who ordered and where; without addresses if nobody completed the order. */
export function storedForm({ order, request }: StoredOrder): CompletionForm {
  const { email, company, siret, name, phone } = order;
  const addresses = readAddresses(order.sites_json);
  const emergencies = readAddresses(order.emergency_json);
  const bySite = <Value>(value: (index: number) => Value): Value[] =>
    Array.from({ length: request.siteCount }, (_, index) => value(index));
  return {
    ...{ email, company, siret, name, phone },
    clientKind: paysAfterService(order) ? 'public' : 'firm',
    number: '',
    serviceCode: '',
    sites: bySite((index) => addressParts(addresses[index] ?? '')),
    sameAddress: bySite(() => false),
    sameForEmergency: emergencies.length === 0,
    emergency: bySite((index) => {
      const emergency = emergencies[index] ?? '';
      return addressText(emergency) === addressText(addresses[index] ?? '') ? noAddress : addressParts(emergency);
    }),
    acceptTerms: true,
  };
}

/** What a form corrects, with its names: « e-mail, adresses »; a field that stays as it is stored is never refused. */
export function parseCorrection(
  form: CompletionForm,
  stored: StoredOrder,
  company: CompanyContent,
): Checked<{ readonly columns: OrderCorrection['columns']; readonly names: string }> {
  const { order } = stored;
  const before = storedForm(stored);
  const [textsBefore, texts] = [textsOf(before), textsOf(form)];
  const errors = refuseClient(form, company).filter(({ field }) => texts.get(field) !== textsBefore.get(field));
  if (errors.length > 0) return { ok: false, errors };
  const was = clientColumns(before, order);
  const corrected = clientColumns(form, order);
  const isPaidOtherwise = paysAfterService({ ...order, ...corrected }) !== paysAfterService(order);
  // The money or the purchase order that came already could neither be used nor be given back.
  if (isPaidOtherwise && isBinding(order.state) && order.state !== 'confirmed') {
    const message =
      'Avec ce SIRET, la commande se paie autrement\u00a0: rendez d’abord l’argent reçu, ou retirez le bon de commande';
    return { ok: false, errors: [{ field: 'siret', message }] };
  }
  const changed = (Object.keys(columnNames) as (keyof typeof columnNames)[]).filter(
    (column) => corrected[column] !== was[column],
  );
  const columns = Object.fromEntries(
    ['order_json' as const, 'is_test' as const, ...changed].map((column) => [column, corrected[column]]),
  );
  return { ok: true, columns, names: changed.map((column) => columnNames[column]).join(', ') };
}

/** The texts of a form by the name of their control. */
function textsOf({ email, company, siret, name, phone, ...form }: CompletionForm): Map<string, string> {
  const { sites, emergency } = namedAddresses(form);
  // An address is checked as a whole if a part of it is changed.
  const textsIn = (addresses: readonly NamedAddress[], before = '') =>
    addresses.flatMap(({ field, address }) =>
      Object.values(addressFields(field)).map((control) => [control, before + addressText(address)] as const),
    );
  return new Map([
    ...Object.entries({ email, company, siret, name, phone }),
    ...textsIn(sites),
    ...textsIn(emergency, `${form.sameForEmergency} `),
  ]);
}
