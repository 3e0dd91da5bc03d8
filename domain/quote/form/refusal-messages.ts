import { refuseEmail } from '#domain/email/email-address.ts';

export const requiredMessage = 'Ce champ est requis';

/** The message of the terms checkbox when an order is placed without it. */
export const termsRequiredMessage = 'Vous devez accepter les CGV pour continuer';

/** What the quote's form says of an e-mail address that nothing can be sent to; `undefined` of any other. */
export function refuseQuoteEmail(typed: string): string | undefined {
  return typed.trim() === '' ? requiredMessage : refuseEmail(typed);
}

/** What the service's forms say of an e-mail address that nothing can be sent to. */
export function emailMessage(typed: string): string | undefined {
  if (typed === '') return 'Indiquez votre adresse e-mail';
  return refuseEmail(typed, 'Vérifiez votre adresse e-mail, par exemple claire@example.fr');
}
