import { expect, test } from 'vitest';
import type { Storage } from '#service/storage/storage.ts';
import { confirmExample, exampleCompletion, exampleDocument, exampleOrder } from './example-rows.fixture.ts';

/** What every database must do for the documents of orders; `open` creates a new, empty one. */
export function describeDocuments(open: () => Promise<Storage>): void {
  test('hands out the documents to make with a confirmation, to one copy at a time', async () => {
    const other = await open();
    const { reference } = await other.placeOrder(exampleOrder(), 0);
    expect(await other.dueDocuments(9000, 10)).toEqual([]);
    await other.confirmOrder(reference, exampleCompletion, []);
    expect(await other.dueDocuments(4999, 10)).toEqual([]);
    const [job] = await other.dueDocuments(5000, 10);
    if (job === undefined) throw new Error('a job expected');
    const claims = await Promise.all([1, 2, 3].map(() => other.claimDocuments(job, 8000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await other.dueDocuments(7999, 10)).toEqual([]);
    expect(await other.dueDocuments(8000, 10)).toEqual([
      { order_reference: reference, attempts: 1, next_attempt_at: 8000 },
    ]);
  });

  test('keeps the documents of an order once, and ends their job', async () => {
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
    expect(await other.dueDocuments(9e15, 10)).toEqual([]);
  });
}
