import { refuseEmail } from '#domain/email/email-address.ts';
import type { QuoteRefusal } from '#domain/quote/form/quote-form.ts';

/** The message shown beside a refused field, in the specification's words (section 5). */
export function refusalMessage(refusal: QuoteRefusal): string {
  switch (refusal.reason) {
    case 'required':
      return 'Ce champ est requis';
    case 'email-format':
      return 'Format email invalide';
    case 'email-character':
      return refusal.character === undefined
        ? 'Format email invalide\u00a0: retapez l’adresse, elle contient un caractère invisible'
        : `Format email invalide\u00a0: retirez «\u202f${refusal.character}\u202f»`;
    case 'not-a-count':
      return 'Saisissez un nombre entier positif';
    case 'too-few-phones':
      return `Le nombre total de postes doit être d’au moins ${refusal.limit}`;
    case 'too-many-phones':
      return `Le nombre total de postes ne peut pas dépasser ${refusal.limit}`;
    case 'too-few-users':
      return `Le nombre d’utilisateurs doit être d’au moins ${refusal.limit}`;
    case 'too-many-users':
      return `Le nombre d’utilisateurs ne peut pas dépasser ${refusal.limit}`;
    case 'sites-out-of-range':
      return `Le nombre de sites doit être compris entre ${refusal.min} et ${refusal.max}`;
    case 'no-geographic-number':
      return 'Au moins un numéro géographique est requis';
    case 'too-many-numbers':
      return `Au-delà de ${refusal.limit} numéros, demandez une offre personnalisée`;
    case 'more-ported-than-geographic':
      return 'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques';
    case 'not-offered':
      return 'Choisissez l’une des valeurs proposées';
  }
}

/** What the service's forms say of an e-mail address that nothing can be sent to; `undefined` of any other. */
export function emailMessage(typed: string): string | undefined {
  if (typed === '') return 'Indiquez votre adresse e-mail';
  const refusal = refuseEmail(typed);
  if (refusal?.reason === 'email-character') return refusalMessage(refusal);
  return refusal && 'Vérifiez votre adresse e-mail, par exemple claire@example.fr';
}

/** The message of the terms checkbox when an order is placed without it. */
export const termsRequiredMessage = 'Vous devez accepter les CGV pour continuer';
