import type { Catalogue } from './catalogue.ts';
import specified from './specified-catalogue.json' with { type: 'json' };

/** The specification's prices, for amounts that were worked out from them; the owner's changes leave them alone. */
export const specifiedCatalogue: Catalogue = specified;

const { monthly } = specifiedCatalogue;
/** Another one with two rates of VAT: 8,5 % on phone licences, at 900 cents. */
export const twoRateCatalogue: Catalogue = {
  ...specifiedCatalogue,
  id: '2026-12',
  monthly: { ...monthly, phoneLicence: { ...monthly.phoneLicence, vatRate: 850 } },
};
