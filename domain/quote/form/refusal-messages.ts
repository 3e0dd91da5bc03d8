import { refuseEmail } from '#domain/email/email-address.ts';

export const requiredMessage = 'Ce champ est requis';
export const emailFormatMessage = 'Format email invalide';

/** The message of the terms checkbox when an order is placed without it. */
export const termsRequiredMessage = 'Vous devez accepter les CGV pour continuer';

/** What the quote's form says of an e-mail address that nothing can be sent to; `undefined` of any other. */
export function refuseQuoteEmail(typed: string): string | undefined {
  return typed.trim() === '' ? requiredMessage : refuseAddress(typed, emailFormatMessage);
}

/** What the service's forms say of it. */
export function emailMessage(typed: string): string | undefined {
  if (typed === '') return 'Indiquez votre adresse e-mail';
  return refuseAddress(typed, 'Vérifiez votre adresse e-mail, par exemple claire@example.fr');
}

/** `wrongFormat`, or which character can't be in an address. */
function refuseAddress(typed: string, wrongFormat: string): string | undefined {
  const refusal = refuseEmail(typed);
  if (refusal?.reason !== 'email-character') return refusal && wrongFormat;
  return refusal.character === undefined
    ? `${emailFormatMessage}\u00a0: retapez l’adresse, elle contient un caractère invisible`
    : `${emailFormatMessage}\u00a0: retirez «\u202f${refusal.character}\u202f»`;
}
