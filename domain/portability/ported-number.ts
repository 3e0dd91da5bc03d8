import { classifyNumber, readPhoneNumber } from '#domain/calls/number-rate.ts';
import { findBlock } from '#domain/calls/numbering-plan.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';

/** Why a number can't be ported to a fixed line in metropolitan France (CPCE art. L44-4). */
export type NumberRefusal = {
  readonly reason:
    | 'number-missing'
    | 'number-unreadable'
    | 'number-mobile'
    | 'number-special'
    | 'number-overseas'
    | 'number-foreign';
};

type NumberParseResult =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly refusal: NumberRefusal };

/** Reads a number to port as typed, in ten digits: `+33 4 65 71 00 00` → `0465710000`. */
export function readPortedNumber(typed: string): NumberParseResult {
  if (typed.trim() === '') return refuse('number-missing');
  const international = readPhoneNumber(typed);
  // Before the overseas check, since some mobiles are overseas; overseas fixed numbers have their own message.
  if (international !== undefined && /^33[67]\d{8}$/.test(international)) return refuse('number-mobile');
  const found = classifyNumber(typed, [])?.kind;
  if (found === 'overseas') return refuse('number-overseas');
  if (found !== undefined && found !== 'unknown' && found !== 'incomplete') return refuse('number-special');
  if (international === undefined) return refuse('number-unreadable');
  if (!international.startsWith('33')) return refuse('number-foreign');
  const national = international.slice(2);
  const isLandline = national.length === 9 && findBlock(national)?.kind === 'fixed';
  return isLandline ? { ok: true, number: `0${national}` } : refuse('number-unreadable');
}

/** A number, or a range: « 04 65 71 00 00 à 04 65 71 00 09 ». */
export function formatRange({ number, lastNumber }: { readonly number: string; readonly lastNumber: string }): string {
  return number === lastNumber ? formatPhone(number) : `${formatPhone(number)} à ${formatPhone(lastNumber)}`;
}

/** A number without its last four digits, for mails: « 04 65 71 •• •• ». */
export function maskNumber(number: string): string {
  return formatPhone(number).replace(/\d\d(.)\d\d$/, '••$1••');
}

function refuse(reason: NumberRefusal['reason']): NumberParseResult {
  return { ok: false, refusal: { reason } };
}
