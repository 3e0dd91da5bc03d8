import type { CompanyContent } from '#content/schemas/company.ts';
import { addressParts, addressText, noAddress } from '#domain/order/client/address-parts.ts';
import {
  addressFields,
  type CompletionForm,
  clientColumns,
  emergencyField,
  refuseClient,
  siteField,
} from '#service/orders/payment/parse-completion.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import type { OrderCorrection } from '#service/storage/rows.ts';

type CorrectionParseResult =
  | {
      readonly ok: true;
      readonly columns: OrderCorrection['columns'];
      /** What they are called: « e-mail, adresses ». */
      readonly names: string;
    }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const columnNames = {
  email: 'e-mail',
  company: 'nom de l’entreprise ou de l’organisme',
  siret: 'SIRET',
  name: 'contact',
  phone: 'téléphone',
  sites_json: 'adresses',
  emergency_json: 'adresses pour les secours',
} as const;

/** The payment page's form with who ordered and where, as stored; an order that nobody completed has no addresses yet. */
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
    smallFirm: order.small_firm === 1,
    acceptTerms: true,
  };
}

/** What is corrected by a form; a field that stays as it is stored is never refused. */
export function parseCorrection(
  form: CompletionForm,
  stored: StoredOrder,
  company: CompanyContent,
): CorrectionParseResult {
  const before = storedForm(stored);
  const [textsBefore, texts] = [textsOf(before), textsOf(form)];
  const errors = refuseClient(form, company).filter(({ field }) => texts.get(field) !== textsBefore.get(field));
  if (errors.length > 0) return { ok: false, errors };
  const was = clientColumns(before, stored.order);
  const corrected = clientColumns(form, stored.order);
  const changed = (Object.keys(columnNames) as (keyof typeof columnNames)[]).filter(
    (column) => corrected[column] !== was[column],
  );
  const columns = Object.fromEntries(
    ['order_json' as const, 'is_test' as const, ...changed].map((column) => [column, corrected[column]]),
  );
  return { ok: true, columns, names: changed.map((column) => columnNames[column]).join(', ') };
}

/** The texts of a form by the name of their control. */
function textsOf({ email, company, siret, name, phone, sites, ...form }: CompletionForm): Map<string, string> {
  return new Map([
    ...Object.entries({ email, company, siret, name, phone }),
    ...sites.flatMap((address, index) => textOfEach(siteField(index), addressText(address))),
    ...form.emergency.flatMap((address, index) =>
      textOfEach(emergencyField(index), `${form.sameForEmergency} ${addressText(address)}`),
    ),
  ]);
}

/** An address is checked as a whole if a part of it is changed. */
function textOfEach(field: string, text: string): [name: string, text: string][] {
  return Object.values(addressFields(field)).map((name) => [name, text]);
}
