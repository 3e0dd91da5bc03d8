import type { CompanyContent } from '#content/schemas/company.ts';
import { addressParts, addressText, noAddress } from '#domain/order/client/address-parts.ts';
import { isPublicBody, readSiret } from '#domain/order/client/siret.ts';
import { keepsState, stateRules } from '#domain/order/life/order-life.ts';
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
import type { OrderCorrection, OrderRow } from '#service/storage/rows.ts';

const columnNames = {
  email: 'e-mail',
  company: 'nom de l’entreprise ou de l’organisme',
  siret: 'SIRET',
  public_body: 'entreprise ou organisme public',
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
    clientKind: clientKindOf(order),
    number: '',
    serviceCode: '',
    sites: bySite((index) => addressParts(addresses[index] ?? '')),
    sameAddress: bySite(() => false),
    sameForEmergency: emergencies.length === 0,
    emergency: bySite((index) => {
      const emergency = emergencies[index] ?? '';
      return addressText(emergency) === addressText(addresses[index] ?? '') ? noAddress : addressParts(emergency);
    }),
    acceptTerms: '',
  };
}

/** For whom an order is; empty if a corrected SIRET decides: nobody chose otherwise, and the order isn't settled. */
function clientKindOf(order: OrderRow): CompletionForm['clientKind'] {
  const isPublic = paysAfterService(order);
  const isTold = order.public_body !== null && isPublic !== isPublicBody(readSiret(order.siret) ?? '');
  if (!isSettled(order) && !isTold) return '';
  return isPublic ? 'public' : 'firm';
}

/**
 * Whether an order stays for whom it is: what came already could neither be used nor be given back, and a cancelled one
 * may be restored to where it was.
 */
function isSettled({ state, received_cents, confirmed_at }: OrderRow): boolean {
  return confirmed_at !== null && (state !== 'confirmed' || received_cents !== 0);
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
  const typed = clientColumns(form, order);
  const settled = isSettled(order);
  const { public_body } = settled && form.clientKind === '' ? was : typed;
  const corrected = { ...typed, public_body };
  if (settled && public_body !== was.public_body) {
    const message = `Avec ce choix sous «\u202fLa commande est pour\u202f», elle se paie autrement\u00a0: ${adviceFor(order)}.`;
    return { ok: false, errors: [{ field: 'siret', message }] };
  }
  const changed = (Object.keys(columnNames) as (keyof typeof columnNames)[]).filter(
    (column) => corrected[column] !== was[column],
  );
  // Of an order confirmed before anybody was asked, its SIRET told for whom it is.
  const kept = settled ? (['public_body'] as const) : [];
  const columns = Object.fromEntries(
    ['order_json' as const, 'is_test' as const, ...kept, ...changed].map((column) => [column, corrected[column]]),
  );
  return { ok: true, columns, names: changed.map((column) => columnNames[column]).join(', ') };
}

/** What is undone before an order can be paid otherwise. */
function adviceFor(order: OrderRow): string {
  const { state, received_cents } = order;
  const steps = [
    ...(received_cents !== 0 ? ['rendez l’argent reçu'] : []),
    ...(state === 'ready' && paysAfterService(order) ? ['retirez le bon de commande'] : []),
  ];
  if (keepsState(state) || steps.length === 0)
    return `ce n’est pas possible tant qu’elle est ${stateRules[state].name}`;
  return `d’abord, ${steps.join(' et ')}`;
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
