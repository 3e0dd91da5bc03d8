import { type PostalAddress, refuseAddress } from '#domain/order/client/address-parts.ts';
import { readSiret } from '#domain/order/client/siret.ts';
import { refuseText } from '#domain/plain-text.ts';
import { readPortedNumber } from '#domain/portability/ported-number.ts';
import { missingRio, readRio } from '#domain/portability/rio.ts';
import { foldText } from '#domain/typed-text.ts';

/** One block of the dossier: a number, or a range of numbers that follow each other; the address is where the line is. */
export interface Port extends PostalAddress {
  readonly number: string;
  /** The same as `number` if it isn't a range. */
  readonly lastNumber: string;
  /** RIO of the number; of the first number for a range. */
  readonly rio: string;
  /** The holder's name, exactly as on the operator's bill. */
  readonly holder: string;
  /** Empty if the holder is a person. */
  readonly holderSiret: string;
  readonly operator: string;
}

/** A block as typed: the last number is empty for a single one, and the SIRET of a person is ignored. */
export interface PortForm extends Port {
  /** Whether the bill is in the name of a person instead of a company or body. */
  readonly heldByPerson: boolean;
}

/** Who orders, and how many numbers the order ports. */
export interface PortingClient {
  readonly company: string;
  readonly name: string;
  readonly siret: string;
  readonly portedNumbers: number;
}

type TextField = 'holder' | 'operator' | 'street' | 'complement' | 'town';

interface PortFormError {
  readonly field: keyof PortForm;
  readonly message: string;
}

type PortParseResult =
  | { readonly ok: true; readonly port: Port }
  | { readonly ok: false; readonly errors: readonly PortFormError[] };

const maxLength = 200;
const notLatin = 'Écrivez ce texte en lettres latines\u00a0: il figure sur le mandat';

/** Reads one block beside the others of its dossier; `operators` are known names, errors in the order of the screen. */
export function readPort(form: PortForm, context: PortContext): PortParseResult {
  const errors: PortFormError[] = [];
  const refuse = (field: keyof PortForm, message: string | undefined): void => {
    if (message !== undefined) errors.push({ field, message });
  };
  const first = readPortedNumber(form.number);
  const range = first.ok ? readRange(first.number, form.lastNumber) : first.message;
  // The key of a RIO can only be checked with a valid number.
  const rio = first.ok ? readRio(form.rio, first.number) : undefined;
  if (typeof range === 'string') refuse(first.ok ? 'lastNumber' : 'number', range);
  else if (context.others.some((other) => overlap(range, other)))
    refuse('number', 'Ce numéro figure déjà dans la liste');
  if (rio?.ok === false || form.rio.trim() === '') refuse('rio', rio?.ok === false ? rio.message : missingRio);
  const [holder, operator] = [refuseField('holder', form), refuseField('operator', form)];
  const isOperator = holder === undefined && context.operators.some((name) => isSameName(name, form.holder));
  refuse(
    'holder',
    isOperator ? 'C’est le nom d’un opérateur\u00a0: indiquez le titulaire, à qui la facture est adressée' : holder,
  );
  refuse('holderSiret', refuseSiret(form, context.client));
  const holders = [...(holder === undefined ? [form.holder] : []), context.client.company];
  const isHolder = operator === undefined && holders.some((name) => isSameName(name, form.operator));
  refuse(
    'operator',
    isHolder
      ? 'C’est le nom du titulaire\u00a0: indiquez l’opérateur, dont le nom est en haut de la facture'
      : operator,
  );
  const before = errors.length;
  for (const part of ['street', 'complement', 'town'] as const) refuse(part, refuseField(part, form));
  const where = errors.length === before ? refuseAddress(form, {}) : [];
  for (const { part, message } of where) refuse(part, message);
  if (errors.length > 0 || !rio?.ok || typeof range === 'string') return { ok: false, errors };
  return {
    ok: true,
    port: {
      number: range.number,
      lastNumber: range.lastNumber,
      rio: rio.rio,
      holder: form.holder.trim(),
      holderSiret: form.heldByPerson ? '' : (readSiret(form.holderSiret) ?? ''),
      street: form.street,
      complement: form.complement,
      postCode: form.postCode,
      town: form.town,
      operator: form.operator.trim(),
    },
  };
}

/** How many numbers a block ports. */
export function countNumbers({ number, lastNumber }: Range): number {
  return Number(lastNumber) - Number(number) + 1;
}

interface PortContext {
  readonly client: PortingClient;
  readonly others: readonly Range[];
  readonly operators: readonly string[];
}

type Range = Pick<Port, 'number' | 'lastNumber'>;

/** First digits that the numbers of a range share: operators get numbers in blocks of 10 000. */
export const sharedDigits = 6;

/** The range of a number and a last one as typed, or what is wrong with the last one. */
function readRange(number: string, typed: string): Range | string {
  if (typed.trim() === '') return { number, lastNumber: number };
  const last = readPortedNumber(typed);
  if (!last.ok) return 'Vérifiez le dernier numéro de la tranche\u00a0: 10\u00a0chiffres, ou rien pour un seul numéro';
  if (Number(last.number) <= Number(number))
    return 'Le dernier numéro de la tranche vient après le premier\u00a0: vérifiez les deux';
  return last.number.slice(0, sharedDigits) === number.slice(0, sharedDigits)
    ? { number, lastNumber: last.number }
    : 'Les numéros d’une tranche ont les mêmes 6 premiers chiffres\u00a0: faites deux tranches';
}

function overlap(one: Range, other: Range): boolean {
  return one.number <= other.lastNumber && other.number <= one.lastNumber;
}

const missing: Partial<Readonly<Record<TextField, string>>> = {
  holder: 'Indiquez le nom du titulaire, exactement comme sur la facture',
  operator: 'Indiquez l’opérateur actuel de la ligne',
};

function refuseField(field: TextField, form: PortForm): string | undefined {
  const text = form[field].trim();
  return text === '' ? missing[field] : refuseText(text, { longest: maxLength, notLatin });
}

const legalForms = /\b(?:sarl|sas|sasu|eurl|sa|sci|scop|snc|ei|eirl)\b/g;

/** Whether two names are the same except for capitals, accents, punctuation and the legal form. */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(legalForms, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Clients can only mandate us for their own lines: compares SIRENs. An order agreed on the phone may have none yet. */
function refuseSiret({ heldByPerson, holderSiret }: PortForm, client: PortingClient): string | undefined {
  if (heldByPerson) return undefined;
  if (holderSiret.trim() === '')
    return 'Indiquez le SIRET du titulaire, ou cochez que la ligne est au nom d’une personne';
  const siret = readSiret(holderSiret);
  if (siret === undefined)
    return 'Vérifiez ce SIRET\u00a0: 14\u00a0chiffres, sur la facture ou l’avis de situation Sirene';
  const own = readSiret(client.siret);
  return own === undefined || siret.slice(0, 9) === own.slice(0, 9)
    ? undefined
    : 'Cette ligne appartient à une autre entreprise\u00a0: elle doit d’abord la céder, chez son opérateur, à celle qui commande';
}
