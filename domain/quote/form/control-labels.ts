import type { QuoteField } from '#domain/quote/form/quote-form.ts';

/** Names of the controls that can be refused, for use apart from their label. */
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
