import { type Catalogue, catalogues } from '#content/catalogue.ts';

/** The catalogue with this id; throws if there is none. */
export function catalogueNamed(id: string): Catalogue {
  const catalogue = catalogues.find((kept) => kept.id === id);
  if (catalogue === undefined) throw new Error(`content/catalogue.ts keeps every catalogue, but ${id} is not there`);
  return catalogue;
}

/**
 * The prices of the specification, for tests whose expected amounts were worked out from them. They don't change with
 * the owner's prices, since a price change adds a catalogue and edits none.
 */
export const specifiedCatalogue = catalogueNamed('2026-11');
