/** Official numbers with check digits, which reveal typing mistakes. Spaces between digits are allowed. */
import { isValidIBAN } from 'ibantools';
import { compactNumber } from '#domain/typed-text.ts';

const compact = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether these are the nine digits of a SIREN with a valid Luhn check digit. */
export function isSiren(text: string): boolean {
  const digits = compact(text);
  return /^\d{9}$/.test(digits) && luhnSum(digits) % 10 === 0 && Number(digits) > 0;
}

/** The VAT number of the company with this SIREN: `732829320` → `FR44 732829320`. */
export function vatNumberOf(siren: string): string {
  const digits = compact(siren);
  const checkDigits = (12 + 3 * (Number(digits) % 97)) % 97;
  return `FR${String(checkDigits).padStart(2, '0')} ${digits}`;
}

/** Whether this is the French VAT number of a SIREN, with valid check digits. */
export function isVatNumber(text: string): boolean {
  const siren = compact(text).slice(4);
  return isSiren(siren) && compact(text) === compact(vatNumberOf(siren));
}

/** An IBAN in capitals without spaces; `undefined` if country, length, check digits or the account's own are wrong. */
export function readIban(text: string): string | undefined {
  const iban = compactNumber(text).toUpperCase();
  return isValidIBAN(iban) ? iban : undefined;
}

export function isIban(text: string): boolean {
  return readIban(text) !== undefined;
}

/** Whether this is a SEPA creditor identifier; its check digits leave out the three characters of the business code. */
export function isCreditorId(text: string): boolean {
  const id = compact(text);
  return /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]+$/.test(id) && remainder(id.slice(7) + id.slice(0, 4)) === 1;
}

/** The Luhn sum, a multiple of ten for a valid number. */
export function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** The remainder modulo 97, letters counting from A = 10 (ISO 7064). */
function remainder(text: string): number {
  return [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}
