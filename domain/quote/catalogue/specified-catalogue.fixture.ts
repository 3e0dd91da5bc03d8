import type { Catalogue } from './catalogue.ts';
import specified from './specified-catalogue.json' with { type: 'json' };

/** The specification's prices, for amounts that were worked out from them; the owner's changes leave them alone. */
export const specifiedCatalogue: Catalogue = specified;
