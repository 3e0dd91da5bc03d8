import type { CompanyContent } from '#content/schemas/company.ts';
import { companyPhone } from '#domain/company.ts';
import { isTestAddress } from '#domain/email/email-address.ts';
import { addressText, type PostalAddress, refuseAddress, typedAddress } from '#domain/order/client/address-parts.ts';
import { isPhoneNumber, phoneMessage } from '#domain/order/client/phone-number.ts';
import { isPublicBody, readSiret } from '#domain/order/client/siret.ts';
import { refuseText } from '#domain/plain-text.ts';
import { emailMessage, termsRequiredMessage } from '#domain/quote/form/refusal-messages.ts';
import { readTexts } from '#service/http/read-texts.ts';
import {
  describePurchaseOrder,
  type PurchaseOrderForm,
  refusePurchaseOrder,
} from '#service/orders/life/parse-purchase-order.ts';
import type { Checked, FieldError } from '#service/pages/field-error.ts';
import type { OrderCompletion, OrderRow } from '#service/storage/rows.ts';

/** For whom the client orders. */
export const clientKinds = ['firm', 'public'] as const;

/** The payment page's form, as typed; the purchase order of a public body may be sent later. */
export interface CompletionForm extends PurchaseOrderForm {
  readonly email: string;
  readonly company: string;
  readonly siret: string;
  /** Empty if nothing is chosen: the SIRET decides. */
  readonly clientKind: (typeof clientKinds)[number] | '';
  readonly name: string;
  readonly phone: string;
  /** One address per site. */
  readonly sites: readonly PostalAddress[];
  /** For each site, whether its address is the first site's; always false for the first. */
  readonly sameAddress: readonly boolean[];
  /** Whether emergency services are to be sent to the same addresses. */
  readonly sameForEmergency: boolean;
  /** Otherwise one address per site; an empty one means the site's own. */
  readonly emergency: readonly PostalAddress[];
  /** The version of the terms that was accepted, `on` if the page named none; empty if it wasn't. */
  readonly acceptTerms: string;
}

const missingEmergency = 'Indiquez l’adresse où les secours doivent venir, ou cochez la case au-dessus';
const firmWithPurchaseOrder =
  'Seul un organisme public commande par bon de commande\u00a0: choisissez-le, ou videz ce champ';
const codeAlone =
  'Donnez le numéro d’engagement avec ce code, ou videz le code\u00a0: vous donnerez les deux plus tard';

const notLatinName = 'Écrivez ce nom en lettres latines\u00a0: il figure dans le contrat et sur vos factures';
const addressNotLatin = 'Écrivez cette adresse en lettres latines\u00a0: le transporteur doit pouvoir la lire';

const termsChangedMessage = 'Les conditions ont changé\u00a0: lisez-les de nouveau';

const maxTextLength = 200;

/** Name of the control for a site's address; the first site is 0. */
const siteField = (index: number): string => `site${index + 1}`;

/** Names of the controls for the parts of an address; the first is the address's own. */
export function addressFields(field: string): Record<keyof PostalAddress, string> {
  return { street: field, complement: `${field}Complement`, postCode: `${field}PostCode`, town: `${field}Town` };
}

/** Name of the radios for the addresses that were found near one. */
export const foundField = (field: string): string => `${field}Found`;

/** A found address as the value of its radio. */
export const foundValue = ({ street, postCode, town }: PostalAddress): string => [street, postCode, town].join('|');

/** Name of the checkbox that copies the first site's address to a site. */
export function sameAddressField(index: number): string {
  return `sameAddress${index + 1}`;
}

/** Name of the control for the address that a site's emergency calls report; the first site is 0. */
const emergencyField = (index: number): string => `emergency${index + 1}`;

/** An address of a form. */
export interface NamedAddress {
  readonly address: PostalAddress;
  /** Name of its first control. */
  readonly field: string;
  /** What a message calls it; empty for an order's only site. */
  readonly name: string;
}

/** The addresses of a form, in the order of the screen. */
export function namedAddresses({ sites, emergency }: Pick<CompletionForm, 'sites' | 'emergency'>) {
  const several = sites.length > 1;
  return {
    sites: sites.map((address, index): NamedAddress => {
      return { address, field: siteField(index), name: several ? `Site ${index + 1}` : '' };
    }),
    emergency: emergency.map((address, index): NamedAddress => {
      return { address, field: emergencyField(index), name: several ? `Secours, site ${index + 1}` : 'Secours' };
    }),
  };
}

/** Parses the form sent by the browser; `undefined` if it isn't ours (a duplicate or unknown field). */
export function readCompletionForm(
  fields: URLSearchParams,
  order: OrderRow,
  siteCount: number,
): CompletionForm | undefined {
  const indexes = Array.from({ length: siteCount }, (_, index) => index);
  const texts = readTexts<string>(fields, [
    ...['email', 'company', 'siret', 'clientKind', 'number', 'serviceCode', 'name', 'phone'],
    ...['sameForEmergency', 'acceptTerms'],
    ...[...indexes.map(siteField), ...indexes.map(emergencyField)].flatMap((field) => [
      ...Object.values(addressFields(field)),
      foundField(field),
    ]),
    ...indexes.slice(1).map(sameAddressField),
  ]);
  if (texts === undefined) return undefined;
  const text = (name: string): string => texts[name] ?? '';
  const address = (field: string): PostalAddress => {
    const { complement, postCode, town } = addressFields(field);
    const typed = { street: text(field), complement: text(complement), postCode: text(postCode), town: text(town) };
    const [street = '', code = '', city = ''] = text(foundField(field)).split('|');
    return street === '' ? typedAddress(typed) : { ...typed, street, postCode: code, town: city };
  };
  return {
    // As typed, since an invisible sign in it is refused; the quote's where the form has no such field.
    email: fields.get('email')?.trim() ?? order.email,
    company: text('company'),
    siret: text('siret'),
    clientKind: clientKinds.find((kind) => kind === text('clientKind')) ?? '',
    number: text('number'),
    serviceCode: text('serviceCode'),
    name: text('name'),
    phone: text('phone'),
    sites: indexes.map((index) => address(siteField(index))),
    sameAddress: indexes.map((index) => text(sameAddressField(index)) === 'on'),
    // A page without these fields doesn't send them.
    sameForEmergency: text('sameForEmergency') === 'on' || !fields.has(emergencyField(0)),
    emergency: indexes.map((index) => address(emergencyField(index))),
    acceptTerms: text('acceptTerms'),
  };
}

/** Checks what the client completed of an order; with a public body's purchase order, as the journal keeps it, if any. */
export function parseCompletion(
  form: CompletionForm,
  { order, company, now }: { readonly order: OrderRow; readonly company: CompanyContent; readonly now: Date },
): Checked<{ readonly completion: OrderCompletion; readonly purchaseOrder?: string }> {
  const errors = refuseClient(form, company);
  if (!acceptsTerms(form, company)) {
    errors.push({ field: 'acceptTerms', message: form.acceptTerms ? termsChangedMessage : termsRequiredMessage });
  }
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    ...(hasPurchaseOrder(form) && { purchaseOrder: describePurchaseOrder(form) }),
    completion: {
      ...clientColumns(form, order),
      terms_version: company.termsVersion,
      confirmed_at: now.getTime(),
    },
  };
}

/** Whether the terms of today are accepted, which may have changed since the page was opened. */
export function acceptsTerms({ acceptTerms }: CompletionForm, { termsVersion }: CompanyContent): boolean {
  return acceptTerms === 'on' || acceptTerms === termsVersion;
}

/** Checks the client and the addresses of a form, in the order of the screen. */
export function refuseClient(form: CompletionForm, company: CompanyContent): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, message: string): void => {
    errors.push({ field, message });
  };
  const requireText = (field: string, text: string, missing: string, notLatin = notLatinName): void => {
    const rules = { longest: maxTextLength, notLatin, domains: field === 'name' ? 'refused' : 'accepted' } as const;
    const message = text === '' ? missing : refuseText(text, rules);
    if (message !== undefined) refuse(field, message);
  };
  const requireAddress = ({ field, address, name }: NamedAddress): void => {
    const fields = addressFields(field);
    const before = errors.length;
    for (const part of ['street', 'complement', 'town'] as const)
      if (address[part] !== '') requireText(fields[part], address[part], '', addressNotLatin);
    const phone = companyPhone(company);
    const refused = errors.length === before ? refuseAddress(address, { name, phone }) : [];
    for (const { part, message } of refused) refuse(fields[part], message);
  };
  const emailRefusal = emailMessage(form.email);
  if (emailRefusal !== undefined) refuse('email', emailRefusal);
  if (form.siret === '') refuse('siret', 'Indiquez votre SIRET');
  else if (readSiret(form.siret) === undefined)
    refuse('siret', 'Vérifiez ce SIRET\u00a0: 14\u00a0chiffres, sur votre avis de situation Sirene');
  requireText('company', form.company, 'Indiquez le nom de votre entreprise ou de votre organisme');
  requireText('name', form.name, 'Indiquez le nom de la personne qui commande');
  if (form.phone === '') refuse('phone', 'Indiquez un numéro de téléphone');
  else if (form.phone.length > maxTextLength || !isPhoneNumber(form.phone)) refuse('phone', phoneMessage);
  if (hasPurchaseOrder(form) && !paysLater(form))
    refuse(form.number === '' ? 'serviceCode' : 'number', firmWithPurchaseOrder);
  else if (hasPurchaseOrder(form)) errors.push(...refusePurchaseOrder(form, codeAlone));
  const { sites, emergency } = namedAddresses(form);
  for (const [index, site] of sites.entries()) if (!form.sameAddress[index]) requireAddress(site);
  if (!form.sameForEmergency) {
    const typed = emergency.filter(({ address }) => addressText(address) !== '');
    if (typed.length === 0) refuse(emergencyField(0), missingEmergency);
    for (const address of typed) requireAddress(address);
  }
  return errors;
}

/** The columns of the client and the addresses, from a form in which none of them is refused. */
export function clientColumns(form: CompletionForm, { order_json }: Pick<OrderRow, 'order_json'>) {
  const { email, company, name, phone } = form;
  const client = { email, company, siret: readSiret(form.siret) ?? form.siret, name, phone };
  const addresses = form.sites.map((address, index) =>
    form.sameAddress[index] ? (form.sites[0] ?? address) : address,
  );
  return {
    ...client,
    is_test: isTestAddress(email) ? 1 : 0,
    order_json: withClient(order_json, client),
    public_body: paysLater(form) ? 1 : 0,
    sites_json: JSON.stringify(addresses),
    emergency_json: form.sameForEmergency
      ? null
      : JSON.stringify(
          form.emergency.map((address, index) => (addressText(address) === '' ? addresses[index] : address)),
        ),
  };
}

function hasPurchaseOrder({ number, serviceCode }: CompletionForm): boolean {
  return number !== '' || serviceCode !== '';
}

/** Whether the client orders for a public body: as they said, otherwise by the SIRET. */
function paysLater({ clientKind, siret }: CompletionForm): boolean {
  return clientKind === '' ? isPublicBody(readSiret(siret) ?? '') : clientKind === 'public';
}

/** An order's JSON with its client as completed: a corrected e-mail may have been a stranger's. The keys stay sorted. */
function withClient(orderJson: string, client: Readonly<Record<string, string>>): string {
  const order = JSON.parse(orderJson) as { readonly client: object };
  return JSON.stringify({ ...order, client: { ...order.client, ...client } });
}
