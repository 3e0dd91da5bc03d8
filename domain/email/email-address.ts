export const emailFormatMessage = 'Format email invalide';

/** Maximum length of an e-mail address, in UTF-16 units: what a mail server's path can hold (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254;

/** Something before the @, and a domain with a dot. Control characters, which no keyboard types and databases refuse, count as spaces. */
const emailFormat = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;

/** Characters that mail programs treat as separators or don't show (`DI`: default ignorable), so that the mail would go to another mailbox. */
const forbiddenCharacter = /[<>()[\],;:\\"]|\p{DI}/u;

/** Dots at a wrong position: first, last or repeated. */
const misplacedDot = /^\.|\.\.|\.@|@\.|\.$/;

/** Why this can't be an e-mail address, `wrongFormat` or the wrong character; `undefined` if it can. Spaces around it are ignored. */
export function refuseEmail(text: string, wrongFormat = emailFormatMessage): string | undefined {
  const address = text.trim();
  const [character] = forbiddenCharacter.exec(address) ?? [];
  if (character !== undefined)
    return /\p{DI}/u.test(character)
      ? `${emailFormatMessage}\u00a0: retapez l’adresse, elle contient un caractère invisible`
      : `${emailFormatMessage}\u00a0: retirez «\u202f${character}\u202f»`;
  const isValid = address.length <= maxEmailLength && emailFormat.test(address) && !misplacedDot.test(address);
  return isValid ? undefined : wrongFormat;
}

/** Whether this looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return refuseEmail(text) === undefined;
}

/** Whether every mail server has to accept an address: letters with accents before the @ need an extension (SMTPUTF8). */
export function isDeliverable(address: string): boolean {
  return /^[\x21-\x7e]+@/.test(address);
}

/** Addresses under example.com belong to nobody: they are trials, which reports count separately. */
export function isTestAddress(email: string): boolean {
  return /[@.]example\.com$/i.test(email.trim());
}
