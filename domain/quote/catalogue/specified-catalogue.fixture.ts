import type { Catalogue } from './catalogue.ts';
import specified from './specified-catalogue.json' with { type: 'json' };

/**
 * The prices of the specification, for tests whose expected amounts were worked out from them. They don't change with
 * the owner's prices, since a price change adds a catalogue and edits none.
 */
export const specifiedCatalogue: Catalogue = specified;
