import { isSEPACountry } from 'ibantools';
import type { CompanyContent } from '#content/schemas/company.ts';
import { companyText } from '#domain/company.ts';
import { readIban } from '#domain/official-numbers.ts';
import { typedAddress } from '#domain/order/client/address-parts.ts';
import { refuseText } from '#domain/plain-text.ts';
import { readTexts } from '#service/http/read-texts.ts';
import type { FieldError } from '#service/pages/field-error.ts';

/** What a client types to be debited. */
export type DebitForm = NonNullable<ReturnType<typeof readDebitForm>>;

const names = ['iban', 'holder', 'street', 'complement', 'postCode', 'town', 'acceptDebit'] as const;

/** Characters that banks take of a name or of a line of an address. */
const maxLength = 70;

/** The form as sent by the browser; `undefined` if it isn't ours (a duplicate or unknown field). */
export function readDebitForm(fields: URLSearchParams) {
  const texts = readTexts(fields, names);
  return texts && { ...texts, ...typedAddress(texts), acceptDebit: texts.acceptDebit === 'on' };
}

/** Why a form is refused, in the order of the screen; empty if it isn't. */
export function refuseDebit(form: DebitForm, company: CompanyContent): FieldError[] {
  const messages = {
    iban: refuseIban(form.iban, company),
    holder: refuseLine(form.holder, 'Indiquez le titulaire du compte'),
    street: refuseLine(form.street, 'Indiquez le numéro et la rue, ou le lieu-dit'),
    complement: refuseLine(form.complement),
    postCode: /^\d{5}$/.test(form.postCode) ? undefined : 'Indiquez le code postal à 5 chiffres',
    town: refuseLine(form.town, 'Indiquez la ville'),
    acceptDebit: form.acceptDebit ? undefined : 'Cochez cette case pour signer le mandat',
  };
  return Object.entries(messages).flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));
}

function refuseIban(typed: string, { bank, brand }: CompanyContent): string | undefined {
  if (typed === '') return 'Indiquez votre IBAN\u00a0: il figure sur votre RIB';
  const iban = readIban(typed);
  if (iban === undefined)
    return 'Vérifiez cet IBAN\u00a0: une lettre ou un chiffre est faux, manque ou est en trop. Il figure sur votre RIB';
  // It is on the same page, for the transfer.
  if (iban === readIban(companyText(bank.iban))) return `Cet IBAN est celui de ${brand}\u00a0: indiquez le vôtre`;
  if (!isSEPACountry(iban.slice(0, 2))) return 'Ce compte est hors de la zone SEPA\u00a0: indiquez-en un autre';
  return undefined;
}

/** Why a line is refused; `missing` is said of an empty one, which is accepted without it. */
function refuseLine(text: string, missing?: string): string | undefined {
  const rules = { longest: maxLength, notLatin: 'Écrivez ce texte en lettres latines' };
  return text === '' ? missing : refuseText(text, rules);
}
