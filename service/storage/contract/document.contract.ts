import { expect, test } from 'vitest';
import type { Storage } from '#service/storage/storage.ts';
import { confirmExample, exampleDocument } from './example-rows.fixture.ts';

/** What every database must do for the documents of orders; `open` creates a new, empty one. */
export function describeDocuments(open: () => Promise<Storage>): void {
  test('keeps the documents of an order once', async () => {
    const other = await open();
    const { reference } = await confirmExample(other);
    expect(await other.listDocuments(reference)).toEqual([]);
    const documents = [exampleDocument('terms', 'shared terms'), exampleDocument('order', 'mine')];
    await Promise.all([1, 2].map(() => other.keepDocuments(reference, documents)));
    await other.keepDocuments(reference, [exampleDocument('order', 'made again'), exampleDocument('terms', 'newer')]);
    const [order, terms] = await other.listDocuments(reference);
    expect([order, terms].map((document) => document?.kind)).toEqual(['order', 'terms']);
    expect(await other.readDocument(order?.sha256 ?? '')).toBe('mine');
    expect(await other.readDocument(terms?.sha256 ?? '')).toBe('shared terms');
    expect(await other.readDocument(exampleDocument('order', 'made again').sha256)).toBeUndefined();
  });
}
