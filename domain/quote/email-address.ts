/** Why a text isn't taken for an e-mail address. */
export type EmailRefusal =
  | { readonly reason: 'email-format' }
  /** A mailbox can't have it; `character` is missing where nobody would see it. */
  | { readonly reason: 'email-character'; readonly character?: string };

/** Longest e-mail address accepted, in UTF-16 units: what fits a mail server's path (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;

/** The specified format; control characters, which no keyboard types and databases refuse, count as blanks. */
const emailFormat = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** Mail programs read these as something beside the address, or don't see them: another mailbox would be meant. */
const foreignCharacter = /[<>()[\],;:\\"]|\p{DI}/u;

/** Dots that separate nothing. */
const idleDot = /^\.|\.\.|\.@|@\.|\.$/;

/** Why this can't be an e-mail address, if it can't; surrounding spaces are the typist's, not the address's. */
export function refuseEmail(text: string): EmailRefusal | undefined {
  const address = text.trim();
  const [character] = foreignCharacter.exec(address) ?? [];
  if (character)
    return /\p{DI}/u.test(character) ? { reason: 'email-character' } : { reason: 'email-character', character };
  const isRight = address.length <= longestEmail && emailFormat.test(address) && !idleDot.test(address);
  return isRight ? undefined : { reason: 'email-format' };
}

/** Whether this looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return refuseEmail(text) === undefined;
}
