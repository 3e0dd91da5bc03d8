import { expect, test } from 'vitest';
import type { QuoteRefusal } from '#domain/quote/form/quote-form.ts';
import { refusalMessage } from '#domain/quote/form/refusal-messages.ts';

/**
 * Section 5 of the specification, word for word except for the typographic apostrophe. The two messages of
 * `email-character` and the last three aren't in it.
 */
const messages: readonly (readonly [QuoteRefusal, string])[] = [
  [{ reason: 'required' }, 'Ce champ est requis'],
  [{ reason: 'email-format' }, 'Format email invalide'],
  [{ reason: 'email-character', character: '<' }, 'Format email invalide\u00a0: retirez «\u202f<\u202f»'],
  [
    { reason: 'email-character' },
    'Format email invalide\u00a0: retapez l’adresse, elle contient un caractère invisible',
  ],
  [{ reason: 'too-few-users', limit: 3 }, 'Le nombre d’utilisateurs doit être d’au moins 3'],
  [{ reason: 'too-many-users', limit: 50 }, 'Le nombre d’utilisateurs ne peut pas dépasser 50'],
  [{ reason: 'too-many-phones', limit: 50 }, 'Le nombre total de postes ne peut pas dépasser 50'],
  [{ reason: 'too-few-phones', limit: 3 }, 'Le nombre total de postes doit être d’au moins 3'],
  [{ reason: 'sites-out-of-range', min: 1, max: 5 }, 'Le nombre de sites doit être compris entre 1 et 5'],
  [{ reason: 'no-geographic-number' }, 'Au moins un numéro géographique est requis'],
  [
    { reason: 'more-ported-than-geographic' },
    'Le nombre de numéros portés ne peut pas être supérieur au nombre de numéros géographiques',
  ],
  [{ reason: 'not-a-count' }, 'Saisissez un nombre entier positif'],
  [{ reason: 'too-many-numbers', limit: 999 }, 'Au-delà de 999 numéros, demandez une offre personnalisée'],
  [{ reason: 'not-offered' }, 'Choisissez l’une des valeurs proposées'],
];

test.each(messages)('%o', (refusal, message) => expect(refusalMessage(refusal)).toBe(message));
