import { expect, test } from 'vitest';
import type { OrderCompletion } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import {
  exampleCancellation,
  exampleCompletion,
  exampleLimits,
  exampleMail,
  exampleOrder,
  exampleStatistics,
} from './example-rows.fixture.ts';

/** What every database must erase, and when; `open` creates a new, empty one. */
export function describePersonalData(storage: () => Storage, open: () => Promise<Storage>): void {
  test('erases an address and every mail about it, but keeps its confirmed orders', async () => {
    const email = 'Erase.Me@example.com';
    await storage().addQuoteStatistics(exampleStatistics({ email: 'erase.me@example.com' }));
    await storage().placeOrder(exampleOrder({ email }), 0);
    const kept = await storage().placeOrder(exampleOrder({ email }), 0);
    const about = { order_reference: kept.reference };
    const mails = [
      exampleMail({ ...about, recipient: email }),
      exampleMail({ ...about, recipient: 'office@example.com', kind: 'provider-notice' }),
    ];
    await storage().confirmOrder(kept.reference, { ...exampleCompletion, email }, mails);
    for (const { id } of mails) await storage().markMailSent(id, 2000);
    expect(await storage().listEmails()).toContain(email);
    expect((await storage().findPersonalData(email)).mails.map(({ kind }) => kind)).toContain('provider-notice');
    const erased = await storage().erasePersonalData('erase.me@EXAMPLE.com');
    expect(erased).toEqual({ statistics: 1, orders: 1, requests: 0, mails: 2, keptOrders: 1 });
    const left = await storage().findPersonalData(email);
    expect(left.statistics).toEqual([]);
    expect(left.mails).toEqual([]);
    expect(left.orders.map(({ reference }) => reference)).toEqual([kept.reference]);
  });

  test('removes the journal of an order together with the order, and keeps that of a kept one', async () => {
    const email = 'journal@example.com';
    const [gone, expired, kept] = await Promise.all(
      [1, 2, 3].map(() => storage().placeOrder(exampleOrder({ email, received_at: 50 }), 0)),
    );
    if (!gone || !expired || !kept) throw new Error('orders expected');
    const paid = { at: 1, kind: 'payment', who: 'provider', cents: 100, note: 'son virement' } as const;
    for (const { reference, state } of [gone, kept])
      await storage().moveOrder({ reference, state, event_count: 0 }, { state, received_cents: 100, entry: paid });
    const moved = { ...gone, event_count: 1 };
    expect(await storage().moveOrder(moved, exampleCancellation(9_000_000))).toBeDefined();
    await storage().confirmOrder(expired.reference, { ...exampleCompletion, email }, []);
    await storage().moveOrder({ ...expired, event_count: 1 }, exampleCancellation(3));
    await storage().confirmOrder(kept.reference, { ...exampleCompletion, email }, []);
    await storage().erasePersonalData(email);
    await storage().applyRetention(exampleLimits({ cancelledOrdersBefore: 4 }));
    expect(await storage().listOrderEvents(gone.reference)).toEqual([]);
    expect(await storage().listOrderEvents(expired.reference)).toEqual([]);
    expect(await storage().listOrderEvents(kept.reference)).toHaveLength(2);
    const { events, receipts } = await storage().findPersonalData(email);
    expect(new Set(events.map(({ order_reference }) => order_reference))).toEqual(new Set([kept.reference]));
    expect(receipts.map(({ order_reference, note }) => [order_reference, note])).toEqual([[kept.reference, paid.note]]);
    expect(await storage().listReceipts({ references: [gone.reference] })).toEqual([]);
  });

  test('erases rows up to an instant, and keeps later ones', async () => {
    const email = 'until@example.com';
    for (const received_at of [100, 200]) {
      await storage().addQuoteStatistics(exampleStatistics({ email, received_at }));
      await storage().placeOrder(exampleOrder({ email, received_at }), 0);
      const confirmed = await storage().placeOrder(exampleOrder({ email, received_at: 50 }), 0);
      const mail = exampleMail({ recipient: email, created_at: received_at });
      await storage().confirmOrder(confirmed.reference, { ...exampleCompletion, email }, [mail]);
    }
    const erased = await storage().erasePersonalData(email, 150);
    expect(erased).toEqual({ statistics: 1, orders: 1, requests: 0, mails: 1, keptOrders: 3 });
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

  test('removes old statistics and old unconfirmed orders, and nothing else', async () => {
    const email = 'old@example.com';
    await storage().addQuoteStatistics(exampleStatistics({ email, received_at: 100 }));
    await storage().addQuoteStatistics(exampleStatistics({ email, received_at: 200 }));
    await storage().placeOrder(exampleOrder({ email, received_at: 100 }), 0);
    await storage().placeOrder(exampleOrder({ email, received_at: 300 }), 0);
    const kept = await storage().placeOrder(exampleOrder({ email, received_at: 101 }), 0);
    await storage().confirmOrder(kept.reference, { ...exampleCompletion, email }, []);
    for (const created_at of [249, 250]) {
      const { reference } = await storage().placeOrder(exampleOrder({ email, received_at: created_at - 100 }), 0);
      const mail = exampleMail({ kind: 'client-order-reminder', order_reference: reference, created_at });
      await storage().mailOrderAddress(`reminded at ${created_at}`, mail);
    }
    await storage().applyRetention(
      exampleLimits({ statisticsBefore: 200, unconfirmedOrdersBefore: 300, remindersBefore: 250 }),
    );
    const left = await storage().findPersonalData(email);
    expect(left.statistics.map(({ received_at }) => received_at)).toEqual([200]);
    expect(left.orders.map(({ received_at }) => received_at).sort()).toEqual([101, 150, 300]);
  });

  test('removes sent and given-up mails, cancelled orders and old accounting records when they expire', async () => {
    const other = await open();
    const orders = await Promise.all([1, 2, 3, 4].map(() => other.placeOrder(exampleOrder({ received_at: 50 }), 0)));
    const [cancelled, old, recent, waiting] = orders.map(({ reference }) => reference);
    const at = (confirmed_at: number): OrderCompletion => ({ ...exampleCompletion, confirmed_at });
    const mails = ['sent', 'given-up', 'waiting'].map((id) => exampleMail({ id, order_reference: recent ?? '' }));
    await other.confirmOrder(cancelled ?? '', at(100), []);
    await other.moveOrder({ reference: cancelled ?? '', state: 'confirmed', event_count: 1 }, exampleCancellation(150));
    await other.confirmOrder(old ?? '', at(90), []);
    await other.confirmOrder(recent ?? '', at(200), mails);
    await other.markMailSent('sent', 300);
    await other.giveUpMail('given-up', 300, 'EENVELOPE 550');
    const removed = await other.applyRetention(
      exampleLimits({ cancelledOrdersBefore: 160, confirmedOrdersBefore: 95, endedMailsBefore: 301 }),
    );
    expect(removed).toEqual({ statistics: 0, orders: 2, requests: 0, mails: 2 });
    const left = await other.listOrders({ limit: 10 });
    expect(left.map(({ reference }) => reference).sort()).toEqual([recent, waiting].sort());
    expect((await other.dueMails(9000, 10)).map(({ id }) => id)).toEqual(['waiting']);
  });

  test('removes rows over many slices', { timeout: 60_000 }, async () => {
    const other = await open();
    const rows = Array.from({ length: 1201 }, () => exampleStatistics({ received_at: 10 }));
    await Promise.all(rows.map((row) => other.addQuoteStatistics(row)));
    await other.addQuoteStatistics(exampleStatistics({ received_at: 20 }));
    const removed = await other.applyRetention(exampleLimits({ statisticsBefore: 20 }));
    expect(removed.statistics).toBe(1201);
    expect(await other.listQuoteStatistics()).toHaveLength(1);
  });
}
