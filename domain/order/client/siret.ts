import { luhnSum } from '#domain/official-numbers.ts';
import { compactNumber } from '#domain/typed-text.ts';

/** The 14 digits of a SIRET typed with or without separators; `undefined` if there aren't 14 or their key is wrong. */
export function readSiret(typed: string): string | undefined {
  const digits = compactNumber(typed);
  return /^\d{14}$/.test(digits) && hasKey(digits) && Number(digits) > 0 ? digits : undefined;
}

/** Establishments have a Luhn key, but those of La Poste a sum of digits that is a multiple of 5. */
function hasKey(digits: string): boolean {
  if (luhnSum(digits) % 10 === 0) return true;
  return digits.startsWith('356000000') && [...digits].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0;
}

/** A SIRET grouped 3-3-3-5 with no-break spaces; any other text is returned unchanged. */
export function formatSiret(siret: string): string {
  return siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
}

/** Whether a SIRET or SIREN is a public body's: at INSEE their numbers begin with 1 or 2. */
export function isPublicBody(siret: string): boolean {
  return /^[12]/.test(siret);
}
