import type { CompanyContent } from '#content/schemas/company.ts';
import {
  type CompletionForm,
  clientColumns,
  emergencyField,
  refuseClient,
  siteField,
} from '#service/orders/payment/parse-completion.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { paysAfterService } from '#service/orders/stored/order-status.ts';
import { readAddresses } from '#service/orders/stored/premises.ts';
import type { StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { OrderCorrection } from '#service/storage/rows.ts';

type CorrectionParseResult =
  | {
      readonly ok: true;
      readonly columns: OrderCorrection['columns'];
      /** What they are called: « e-mail, adresses ». */
      readonly names: string;
    }
  | { readonly ok: false; readonly errors: readonly CompletionError[] };

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
  return withPlainLineEnds({
    ...{ email, company, siret, name, phone },
    clientKind: paysAfterService(order) ? 'public' : 'firm',
    number: '',
    serviceCode: '',
    sites: bySite((index) => addresses[index] ?? ''),
    sameAddress: bySite(() => false),
    sameForEmergency: emergencies.length === 0,
    emergency: bySite((index) => (emergencies[index] === addresses[index] ? '' : (emergencies[index] ?? ''))),
    smallFirm: order.small_firm === 1,
    acceptTerms: true,
  });
}

/** What is corrected by a form; a field that stays as it is stored is never refused. */
export function parseCorrection(
  typed: CompletionForm,
  stored: StoredOrder,
  company: CompanyContent,
): CorrectionParseResult {
  const [before, form] = [storedForm(stored), withPlainLineEnds(typed)];
  const [textsBefore, texts] = [textsOf(before), textsOf(form)];
  const errors = refuseClient(form, company).filter(({ field }) => texts.get(field) !== textsBefore.get(field));
  if (errors.length > 0) return { ok: false, errors };
  const was = clientColumns(before, stored.order);
  const corrected = clientColumns(form, stored.order);
  const changed = (Object.keys(columnNames) as (keyof typeof columnNames)[]).filter(
    (column) => corrected[column] !== was[column],
  );
  const columns = Object.fromEntries(['order_json' as const, ...changed].map((column) => [column, corrected[column]]));
  return { ok: true, columns, names: changed.map((column) => columnNames[column]).join(', ') };
}

/** The texts of a form by the name of their control. */
function textsOf({ email, company, siret, name, phone, sites, emergency }: CompletionForm): Map<string, string> {
  return new Map([
    ...Object.entries({ email, company, siret, name, phone }),
    ...sites.map((address, index) => [siteField(index), address] as const),
    ...emergency.map((address, index) => [emergencyField(index), address] as const),
  ]);
}

/** Browsers send an address with other line ends than it may be stored with. */
function withPlainLineEnds(form: CompletionForm): CompletionForm {
  const plain = (addresses: readonly string[]) => addresses.map((address) => address.replaceAll('\r\n', '\n'));
  return { ...form, sites: plain(form.sites), emergency: plain(form.emergency) };
}
