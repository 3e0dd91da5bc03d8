import { type PostalAddress, refuseParts } from '#domain/order/client/address-parts.ts';
import type { AddressRefusal } from '#domain/order/client/postal-address.ts';
import { readSiret } from '#domain/order/client/siret.ts';
import { isNearlyOneOf, isSameName } from '#domain/portability/holder-name.ts';
import { type NumberRefusal, readPortedNumber } from '#domain/portability/ported-number.ts';
import { type RioRefusal, readRio } from '#domain/portability/rio.ts';
import { isInLatinLetters } from '#domain/typed-text.ts';
import { hasWebAddress } from '#domain/web-address.ts';

/** One block of the dossier as typed: a number, or a range of numbers that follow each other; the address is where the line is. */
export interface PortForm extends PostalAddress {
  readonly number: string;
  /** Last number of a range; empty for a single number. */
  readonly lastNumber: string;
  /** RIO of the number; of the first number for a range. */
  readonly rio: string;
  /** The holder's name, exactly as on the operator's bill. */
  readonly holder: string;
  /** Whether the bill is in the name of a person instead of a company or body. */
  readonly heldByPerson: boolean;
  /** The holder's SIRET; ignored for a person. */
  readonly holderSiret: string;
  /** The holder's name, if the client says that the bill spells it so; otherwise empty. */
  readonly asOnBill: string;
  readonly operator: string;
}

/** One block of the dossier, checked. */
export interface Port extends PostalAddress {
  readonly number: string;
  /** The same as `number` if it isn't a range. */
  readonly lastNumber: string;
  readonly rio: string;
  readonly holder: string;
  /** Empty if the holder is a person. */
  readonly holderSiret: string;
  readonly operator: string;
}

/** Who orders, and how many numbers the order ports. */
export interface PortingClient {
  readonly company: string;
  readonly name: string;
  readonly siret: string;
  readonly portedNumbers: number;
}

type TextField = 'holder' | 'operator' | 'street' | 'complement' | 'town';

/** Why a block is refused. */
export type PortRefusal =
  | NumberRefusal
  | RioRefusal
  | { readonly reason: 'number-twice' | 'range-unreadable' | 'range-reversed' | 'range-mixed' }
  | {
      readonly reason: 'text-unreadable' | 'text-not-latin' | 'text-web-address';
      readonly field: TextField;
    }
  | { readonly reason: 'text-missing'; readonly field: 'holder' | 'operator' }
  | { readonly reason: 'address'; readonly refusal: AddressRefusal }
  | { readonly reason: 'text-too-long'; readonly field: TextField; readonly limit: number }
  | { readonly reason: 'holder-is-operator' | 'holder-nearly-own' | 'operator-is-holder' }
  /** `number` is the other block's. */
  | { readonly reason: 'holder-nearly-other'; readonly number: string }
  | { readonly reason: 'siret-missing' | 'siret-wrong' | 'siret-of-another' };

interface PortFormError {
  readonly field: keyof PortForm;
  readonly refusal: PortRefusal;
}

type PortParseResult =
  | { readonly ok: true; readonly port: Port }
  | { readonly ok: false; readonly errors: readonly PortFormError[] };

const screenOrder: readonly (keyof PortForm)[] = [
  'number',
  'lastNumber',
  'rio',
  'holder',
  'holderSiret',
  'operator',
  'street',
  'complement',
  'postCode',
  'town',
];

const maxLength = 200;

/**
 * Reads one block, beside the others of its dossier; `operators` are the names of known operators. The errors are in the
 * order of the screen.
 */
export function readPort(form: PortForm, context: PortContext): PortParseResult {
  const errors: PortFormError[] = [];
  const refuse = (field: keyof PortForm, refusal: PortRefusal): void => {
    errors.push({ field, refusal });
  };
  const first = readPortedNumber(form.number);
  if (!first.ok) refuse('number', first.refusal);
  const range = first.ok ? readRange(first.number, form.lastNumber) : undefined;
  if (range?.reason !== undefined) refuse('lastNumber', { reason: range.reason });
  if (range?.lastNumber !== undefined && context.others.some((other) => overlap(range, other))) {
    refuse('number', { reason: 'number-twice' });
  }
  // The key of a RIO can only be checked with a valid number.
  const rio = first.ok ? readRio(form.rio, first.number) : undefined;
  if (rio?.ok === false) refuse('rio', rio.refusal);
  if (form.rio.trim() === '' && rio === undefined) refuse('rio', { reason: 'rio-missing' });
  for (const { field, refusal } of refuseTexts(form, context)) refuse(field, refusal);
  const siret = refuseSiret(form, context.client);
  if (siret !== undefined) refuse('holderSiret', siret);
  if (errors.length > 0 || !first.ok || !rio?.ok || range?.lastNumber === undefined) {
    return { ok: false, errors: errors.sort((a, b) => screenOrder.indexOf(a.field) - screenOrder.indexOf(b.field)) };
  }
  return {
    ok: true,
    port: {
      number: range.number,
      lastNumber: range.lastNumber,
      rio: rio.rio,
      holder: form.holder.trim(),
      holderSiret: form.heldByPerson ? '' : (readSiret(form.holderSiret) ?? ''),
      ...{ street: form.street, complement: form.complement, postCode: form.postCode, town: form.town },
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
  readonly others: readonly (Range & Pick<Port, 'holder'>)[];
  readonly operators: readonly string[];
}

type Range = Pick<Port, 'number' | 'lastNumber'>;
type RangeParseResult =
  | (Range & { readonly reason?: undefined })
  | {
      readonly lastNumber?: undefined;
      readonly reason: 'range-unreadable' | 'range-reversed' | 'range-mixed';
    };

/** First digits that the numbers of a range share: operators get numbers in blocks of 10 000. */
export const sharedDigits = 6;

function readRange(number: string, typed: string): RangeParseResult {
  if (typed.trim() === '') return { number, lastNumber: number };
  const last = readPortedNumber(typed);
  if (!last.ok) return { reason: 'range-unreadable' };
  if (Number(last.number) <= Number(number)) return { reason: 'range-reversed' };
  if (last.number.slice(0, sharedDigits) !== number.slice(0, sharedDigits)) return { reason: 'range-mixed' };
  return { number, lastNumber: last.number };
}

function overlap(one: Range, other: Range): boolean {
  return one.number <= other.lastNumber && other.number <= one.lastNumber;
}

function refuseTexts(form: PortForm, context: PortContext): PortFormError[] {
  const wrong = (['holder', 'operator', 'street', 'complement', 'town'] as const).flatMap((field): PortFormError[] => {
    const refusal = refuseText(field, form[field].trim(), field === 'holder' && form.heldByPerson);
    return refusal === undefined ? [] : [{ field, refusal }];
  });
  const isWrong = (...fields: readonly TextField[]): boolean =>
    wrong.some(({ field }) => fields.some((one) => one === field));
  const where = isWrong('street', 'complement', 'town') ? undefined : refuseParts(form);
  // A line may be where we don't deliver.
  if (where !== undefined && where.refusal.reason !== 'elsewhere')
    wrong.push({ field: where.part, refusal: { reason: 'address', refusal: where.refusal } });
  // Only names of an allowed length are compared with others.
  const holders = [...(isWrong('holder') ? [] : [form.holder]), context.client.company];
  const isHolder = !isWrong('operator') && holders.some((name) => isSameName(name, form.operator));
  const holder = isWrong('holder') ? undefined : refuseHolder(form, context);
  if (holder !== undefined) wrong.push({ field: 'holder', refusal: holder });
  if (isHolder) wrong.push({ field: 'operator', refusal: { reason: 'operator-is-holder' } });
  return wrong;
}

/** Refuses a name nearly equal to another of the dossier, unless the client says that the bill spells it so. */
function refuseHolder(
  { holder, asOnBill }: PortForm,
  { client, others, operators }: PortContext,
): PortRefusal | undefined {
  if (operators.some((operator) => isSameName(operator, holder))) return { reason: 'holder-is-operator' };
  if (asOnBill.trim() === holder.trim()) return undefined;
  const own = [client.company, client.name];
  if (isNearlyOneOf(holder, own)) return { reason: 'holder-nearly-own' };
  const known = [...own, ...others.map((other) => other.holder)];
  if (!isNearlyOneOf(holder, known)) return undefined;
  const number = others.find((other) => isNearlyOneOf(holder, [other.holder]))?.number ?? '';
  return { reason: 'holder-nearly-other', number };
}

function refuseText(field: TextField, text: string, isPerson: boolean): PortRefusal | undefined {
  if (text === '') return field === 'holder' || field === 'operator' ? { reason: 'text-missing', field } : undefined;
  if (text.length > maxLength) return { reason: 'text-too-long', field, limit: maxLength };
  if (/[\p{Cc}\p{DI}]/u.test(text)) return { reason: 'text-unreadable', field };
  if (!isInLatinLetters(text)) return { reason: 'text-not-latin', field };
  return hasWebAddress(text, isPerson ? 'refused' : 'accepted') ? { reason: 'text-web-address', field } : undefined;
}

/**
 * A client can only mandate us for their own lines: compares SIRENs, not establishments. An order that was agreed on the
 * phone may have none yet.
 */
function refuseSiret({ heldByPerson, holderSiret }: PortForm, client: PortingClient): PortRefusal | undefined {
  if (heldByPerson) return undefined;
  if (holderSiret.trim() === '') return { reason: 'siret-missing' };
  const siret = readSiret(holderSiret);
  if (siret === undefined) return { reason: 'siret-wrong' };
  const own = readSiret(client.siret);
  return own === undefined || siret.slice(0, 9) === own.slice(0, 9) ? undefined : { reason: 'siret-of-another' };
}
