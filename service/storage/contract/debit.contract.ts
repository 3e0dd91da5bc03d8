import { expect, test } from 'vitest';
import type { AcceptedDebit } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { confirmExample, exampleCancellation, exampleCompletion, exampleMail } from './example-rows.fixture.ts';

/** A SEPA mandate that a client accepts, for tests. */
export function acceptedDebit(order_reference: string, at: number): AcceptedDebit {
  return {
    mandate: {
      ...{ order_reference, rum: `${order_reference}-${at}`, iban: 'FR7630006000011234567890189', holder: 'Crèmerie' },
      ...{ street: '1 place Foch', complement: '', post_code: '20000', town: 'Ajaccio', accepted_at: at },
    },
    entry: { at, kind: 'debit-mandate', who: 'client', cents: null, note: '' },
    document: { sha256: `mandate ${at}`, content: 'JVBERi0=' },
    mails: [exampleMail({ order_reference, created_at: at })],
    token: `the address in the mail about a mandate of ${order_reference} at ${at}`,
  };
}

/** What every database must do for the SEPA mandates of orders; `open` creates a new, empty one. */
export function describeDebits(open: () => Promise<Storage>): void {
  test('keeps the last mandate of an order with the documents of all, until the order is cancelled', async () => {
    const storage = await open();
    const order = await confirmExample(storage);
    const { reference } = order;
    expect(await storage.findDebitMandate(reference)).toBeUndefined();
    const [first, second] = [acceptedDebit(reference, 6000), acceptedDebit(reference, 7000)];
    expect(await storage.acceptDebitMandate(order, first)).toBe(true);
    expect(await storage.acceptDebitMandate(order, second), 'the order was changed meanwhile').toBe(false);
    expect(await storage.acceptDebitMandate({ ...order, event_count: order.event_count + 1 }, second)).toBe(true);
    expect(await storage.findDebitMandate(reference)).toEqual(second.mandate);
    expect(await storage.findLatest(reference, 'debit-mandate')).toEqual({ ...second.document, made_at: 7000 });
    expect(await storage.findLatest(reference, 'mandate')).toBeUndefined();
    expect(await storage.listDocuments(reference)).toEqual([]);
    expect(await storage.findOrderByToken(second.token ?? '')).toMatchObject({ reference, mailed_at: 7000 });
    const found = await storage.findPersonalData(exampleCompletion.email);
    expect(found.debits).toEqual([second.mandate]);
    expect(found.documents.map(({ kind }) => kind)).toEqual(['debit-mandate', 'debit-mandate']);
    expect(found.mails).toHaveLength(2);
    await storage.moveOrder({ ...order, event_count: order.event_count + 2 }, exampleCancellation(8000), []);
    expect(await storage.findDebitMandate(reference)).toBeUndefined();
  });
}
