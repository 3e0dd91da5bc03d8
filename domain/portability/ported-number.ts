import { classifyNumber, readPhoneNumber } from '#domain/calls/number-rate.ts';
import { findBlock } from '#domain/calls/numbering-plan.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';

/** `message` is why a number can't be ported to a fixed line in metropolitan France (CPCE art. L44-4). */
type NumberParseResult =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly message: string };

/** Reads a number to port as typed, in ten digits: `+33 4 65 71 00 00` → `0465710000`. */
export function readPortedNumber(typed: string): NumberParseResult {
  if (typed.trim() === '') return refuse('Indiquez le numéro à conserver');
  const international = readPhoneNumber(typed);
  // Before the overseas check, since some mobiles are overseas; overseas fixed numbers have their own message.
  if (international !== undefined && /^33[67]\d{8}$/.test(international))
    return refuse(
      'Un numéro de mobile reste chez un opérateur mobile\u00a0: indiquez un numéro fixe, de 01 à 05 ou 09',
    );
  // Without rates the numbers that can be ported, and what isn't one, are `unknown` or `incomplete`.
  const found = classifyNumber(typed, [])?.kind;
  if (found === 'overseas')
    return refuse('Un numéro d’outre-mer ne se transfère que dans son territoire\u00a0: appelez-nous');
  if (found !== undefined && found !== 'unknown' && found !== 'incomplete')
    return refuse('Les numéros en 08 et les numéros courts se transfèrent autrement\u00a0: appelez-nous');
  if (international !== undefined && !international.startsWith('33'))
    return refuse('Seul un numéro français se transfère en France\u00a0: indiquez un numéro de 01 à 05 ou 09');
  const national = international?.slice(2);
  return national?.length === 9 && findBlock(national)?.kind === 'fixed'
    ? { ok: true, number: `0${national}` }
    : refuse('Vérifiez ce numéro\u00a0: 10\u00a0chiffres, par exemple 04\u00a065\u00a071\u00a000\u00a000');
}

/** A number, or a range: « 04 65 71 00 00 à 04 65 71 00 09 ». */
export function formatRange({ number, lastNumber }: { readonly number: string; readonly lastNumber: string }): string {
  return number === lastNumber ? formatPhone(number) : `${formatPhone(number)} à ${formatPhone(lastNumber)}`;
}

/** A number or a range by its last two digits, which differ within a firm, for mails: « •• •• •• •• 10 à 13 ». */
export function maskRange({ number, lastNumber }: { readonly number: string; readonly lastNumber: string }): string {
  const last = number === lastNumber ? '' : ` à ${lastNumber.slice(-2)}`;
  return `${formatPhone(number).replaceAll(/\d\d\u00a0/g, '••\u00a0')}${last}`;
}

function refuse(message: string): NumberParseResult {
  return { ok: false, message };
}
