import { readPhoneNumber } from '#domain/calls/number-rate.ts';
import { findBlock } from '#domain/calls/numbering-plan.ts';
import { compactPhone } from '#domain/typed-text.ts';

/** What a refused number says. */
export const phoneMessage =
  'Vérifiez ce numéro\u00a0: dix chiffres, par exemple 04\u00a065\u00a071\u00a000\u00a000, ou + et l’indicatif du pays';

/** Country codes of E.164 that no country has, or is to have. */
const withoutCountry = /^(?:28|83|89|999)/;

/** Whether somebody may be called there: a French number by the numbering plan, or a foreign one of 7 to 15 digits. */
export function isPhoneNumber(typed: string): boolean {
  const number = readPhoneNumber(typed);
  if (number === undefined || withoutCountry.test(number) || /^\d{1,3}0+$/.test(number)) return false;
  if (!number.startsWith('33')) return number.length >= 7;
  const kind = number.length === 11 ? findBlock(number.slice(2))?.kind : undefined;
  return kind !== undefined && kind !== 'unused';
}

const frenchNumber = /^(?:(?<abroad>\+33|0033)|0)(?<first>[1-9])(?<others>\d{8})$/;

/** A French number in pairs with no-break spaces, `0495100000` → `04 95 10 00 00`; any other text is unchanged. */
export function formatPhone(typed: string): string {
  const { abroad, first, others } = frenchNumber.exec(compactPhone(typed))?.groups ?? {};
  if (first === undefined || others === undefined) return typed;
  const start = abroad === undefined ? `0${first}` : `+33\u00a0${first}`;
  return start + others.replaceAll(/\d\d/g, '\u00a0$&');
}
