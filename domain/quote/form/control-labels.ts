import type { QuoteField } from '#domain/quote/form/quote-form.ts';

/** The labels of the controls that can be refused; also used apart from them. */
export const controlLabels = {
  mainPhones: 'Postes principaux',
  secondaryPhones: 'Postes secondaires',
  wirelessPhones: 'Postes sans fil',
  userCount: 'Nombre d’utilisateurs',
  siteCount: 'Nombre de sites',
  geographicNumbers: 'Numéros géographiques',
  portedNumbers: 'Numéros à conserver',
  email: 'Adresse e-mail',
  acceptTerms: 'Conditions générales',
} as const satisfies Partial<Record<QuoteField | 'acceptTerms', string>>;
