/** The call to the quote that closes pages which lead nowhere else. */
export const quoteCallout = {
  title: 'Et chez vous, ce serait combien ?',
  text: 'Comptez vos postes : le prix s’affiche aussitôt, avec le dessin de votre installation.',
  quoteLabel: 'Faire mon devis',
} as const satisfies Readonly<Record<'title' | 'text' | 'quoteLabel', string>>;
