import { expect, test } from 'vitest';
import { specifiedCatalogue } from '#domain/quote/specified-catalogue.fixture.ts';
import type { Storage } from './storage.ts';

/** What every database must do for the catalogues of orders; `open` creates a new, empty one. */
export function describeCatalogues(open: () => Promise<Storage>): void {
  test('stores each version of a catalogue once, even under one id', async () => {
    const other = await open();
    const edited = { ...specifiedCatalogue, source: 'Edited since' };
    const next = { ...specifiedCatalogue, id: '2027-01', validFrom: '2027-01-01' };
    await Promise.all([1, 2].map(() => other.keepCatalogues([specifiedCatalogue, next])));
    await other.keepCatalogues([edited, next]);
    const found = await other.listCatalogues(specifiedCatalogue.id);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining([specifiedCatalogue, edited]));
    expect(await other.listCatalogues(next.id)).toEqual([next]);
    expect(await other.listCatalogues('2028-01')).toEqual([]);
  });
}
