import published from '#content/published-catalogues/2026-11.json' with { type: 'json' };
import type { Catalogue } from './catalogue.ts';

/**
 * The prices of the specification, for tests whose expected amounts were worked out from them. They don't change with
 * the owner's prices, since a price change adds a catalogue and edits none.
 */
export const specifiedCatalogue: Catalogue = published;
