import { expect, test } from 'vitest';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import {
  confirmExample,
  exampleCancellation,
  exampleCompletion,
  exampleLimits,
  exampleMail,
  exampleOrder,
  exampleStatistics,
} from './example-rows.fixture.ts';
import { exportedRows } from './export.contract.ts';
import { sharedTerms, wholeOrder } from './whole-order.fixture.ts';

/** What every database must erase, and when; `open` creates a new, empty one. */
export function describePersonalData(storage: () => Storage, open: () => Promise<Storage>): void {
  test.each([
    [
      'that is erased',
      async (other: Storage, { email }: OrderRow): Promise<void> => void (await other.erasePersonalData(email)),
    ],
    [
      'that was cancelled',
      async (other: Storage, order: OrderRow): Promise<void> => {
        await other.moveOrder(order, exampleCancellation(9));
        await other.applyRetention(exampleLimits({ cancelledOrdersBefore: 10 }));
      },
    ],
    [
      'that was confirmed, not before its records expire',
      async (other: Storage, { reference, email }: OrderRow): Promise<void> => {
        await other.confirmOrder(reference, { ...exampleCompletion, email }, []);
        const stored = await other.findPersonalData(email);
        await other.erasePersonalData(email);
        await other.applyRetention(exampleLimits({ confirmedOrdersBefore: exampleCompletion.confirmed_at }));
        expect(await other.findPersonalData(email)).toEqual(stored);
        await other.applyRetention(exampleLimits({ confirmedOrdersBefore: exampleCompletion.confirmed_at + 1 }));
      },
    ],
  ] as const)('removes all that belongs to an order %s, and nothing of another', async (_which, end) => {
    const other = await open();
    const gone = await wholeOrder(other, 'gone@example.com', 3);
    const kept = await wholeOrder(other, 'kept@example.com', 4);
    const { documents } = await other.findPersonalData(gone.email);
    expect(documents.map(({ kind }) => kind)).toEqual(['debit-mandate', 'order']);
    const { statistics, requests, mails, ...stored } = await other.findPersonalData(kept.email);
    for (const rows of Object.values(stored)) expect(rows).not.toEqual([]);
    await end(other, gone);
    expect(await other.findPersonalData(kept.email)).toMatchObject(stored);
    const rows = (await exportedRows(other)).map(({ table, row }) => ({ table, content: JSON.stringify(row) }));
    for (const left of [gone.reference, ...documents.map(({ sha256 }) => sha256)])
      expect(rows.filter(({ content }) => content.includes(left))).toEqual([]);
    expect(rows).toContainEqual({ table: 'document_contents', content: expect.stringContaining(sharedTerms.sha256) });
    const exported = rows.filter(({ content }) => content.includes(kept.reference)).map(({ table }) => table);
    expect([...new Set(exported)].sort()).toEqual([
      ...[
        'debit_mandates',
        'document_contents',
        'order_addresses',
        'order_documents',
        'order_events',
        'orders',
        'phone_devices',
      ],
      ...['ported_numbers', 'receipts', 'setup_sheets'],
    ]);
  });

  test('erases rows up to an instant, and keeps later ones', async () => {
    const email = 'until@example.com';
    for (const received_at of [100, 200]) {
      await storage().addQuoteStatistics(exampleStatistics({ email, received_at }));
      await storage().placeOrder(exampleOrder({ email, received_at }), 0);
      await confirmExample(storage(), { email }, { email, received_at: 50 });
      await storage().writeMailOnce(exampleMail({ recipient: email, created_at: received_at }));
    }
    const erased = await storage().erasePersonalData(email, 150);
    expect(erased).toEqual({ statistics: 1, orders: 1, requests: 0, mails: 1, keptOrders: 3, keptRequests: 0 });
    const left = await storage().findPersonalData(email);
    expect(left.statistics.map(({ received_at }) => received_at)).toEqual([200]);
    expect(left.mails.map(({ created_at }) => created_at)).toEqual([200]);
  });

  test('finds an address despite capital letters outside ASCII', async () => {
    const email = 'ÉLOÏSE@mairie.example.com';
    await storage().addQuoteStatistics(exampleStatistics({ email }));
    expect((await storage().findPersonalData(email)).statistics).toHaveLength(1);
    expect((await storage().erasePersonalData(email)).statistics).toBe(1);
  });

  test('names the setup sheets that hold an address, and no other', async () => {
    const other = await open();
    const { reference } = await wholeOrder(other, 'Jo_Ann@example.com', 3);
    await wholeOrder(other, 'joxann@example.com', 4);
    await wholeOrder(other, 'mrs.jo_ann@example.com', 5);
    expect(await other.setupsNaming('jo_ann@EXAMPLE.com')).toEqual([reference]);
  });

  test('removes statistics, mails, and unconfirmed, cancelled and confirmed orders, each when it expires', async () => {
    const other = await open();
    for (const received_at of [9, 10]) await other.addQuoteStatistics(exampleStatistics({ received_at }));
    await other.placeOrder(exampleOrder({ received_at: 79 }), 0);
    const unconfirmed = await other.placeOrder(exampleOrder({ received_at: 80 }), 0);
    await other.moveOrder(await confirmExample(other, { confirmed_at: 100 }), exampleCancellation(150));
    const unreturned = await confirmExample(other, { confirmed_at: 101 });
    await other.moveOrder(unreturned, { ...exampleCancellation(150), received_cents: 1 });
    await confirmExample(other, { confirmed_at: 90 });
    const kept = [await confirmExample(other, { confirmed_at: 200 }, { received_at: 79 }), unconfirmed, unreturned];
    for (const id of ['sent', 'given-up', 'waiting']) await other.writeMailOnce(exampleMail({ id }));
    await other.markMailSent('sent', 300);
    await other.giveUpMail('given-up', 300, 'EENVELOPE 550');
    await other.writeMailOnce(exampleMail({ id: 'never sent', created_at: 9 }));
    for (const created_at of [399, 400]) {
      await other.writeMailOnce(
        exampleMail({ id: `link of ${created_at}`, kind: 'desk-link', order_reference: '', created_at }),
      );
    }
    const limits = {
      statisticsBefore: 10,
      unconfirmedOrdersBefore: 80,
      cancelledOrdersBefore: 160,
      confirmedOrdersBefore: 95,
      endedMailsBefore: 301,
      deskLinksBefore: 400,
    };
    const removed = await other.applyRetention(exampleLimits(limits));
    expect(removed).toEqual({ statistics: 1, orders: 3, requests: 0, mails: 4 });
    expect((await other.listQuoteStatistics()).map(({ received_at }) => received_at)).toEqual([10]);
    const left = await other.listOrders({ limit: 10 });
    expect(left.map(({ reference }) => reference).sort()).toEqual(kept.map(({ reference }) => reference).sort());
    expect((await other.dueMails(9000, 10)).map(({ id }) => id).sort()).toEqual(['link of 400', 'waiting']);
  });

  test('removes rows over many slices', { timeout: 60_000 }, async () => {
    const other = await open();
    for (let row = 0; row < 301; row += 1) await other.addQuoteStatistics(exampleStatistics({ received_at: 10 }));
    await other.addQuoteStatistics(exampleStatistics({ received_at: 20 }));
    const removed = await other.applyRetention(exampleLimits({ statisticsBefore: 20 }));
    expect(removed.statistics).toBe(301);
    expect(await other.listQuoteStatistics()).toHaveLength(1);
  });
}
