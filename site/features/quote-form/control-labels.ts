import type { QuoteControlName } from './quote-state.ts';

/** What the controls that can be refused are called where they are spoken of apart from their label. */
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
} as const satisfies Partial<Record<QuoteControlName, string>>;
