import { expect, test } from 'vitest';
import type { OrderChange } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { confirmExample, exampleCompletion, exampleMail, exampleOrder } from './example-rows.fixture.ts';

/** What every database must do for lists of orders; `open` creates a new, empty one. */
export function describeOrderLists(open: () => Promise<Storage>): void {
  test('lists what the desk shows of orders, with their last move, and their mails', async () => {
    const storage = await open();
    const [draft, ordered] = [exampleOrder({ received_at: 2 }), exampleOrder({ received_at: 1 })];
    for (const order of [draft, ordered]) await storage.placeOrder(order, 0);
    const { reference } = ordered;
    const mails = [5, 3].map((created_at) => exampleMail({ order_reference: reference, created_at }));
    const confirmed = await storage.confirmOrder(reference, exampleCompletion, mails, { person: 'claire' });
    const entry = { at: 9000, kind: 'payment', who: 'provider', cents: 100, note: '' } as const;
    await storage.moveOrder(confirmed ?? ordered, { state: 'payment-differs', received_cents: 100, entry });
    const resending = { ...entry, at: 9500, kind: 'resend-mail', cents: null } as const;
    await storage.moveOrder(
      { reference, state: 'payment-differs', event_count: 2 },
      { state: 'payment-differs', received_cents: 100, entry: resending },
    );
    const both = await storage.listOrderSummaries({});
    expect(both.map((order) => [order.reference, order.state, order.moved_at])).toEqual([
      [draft.reference, 'received', null],
      [reference, 'payment-differs', 9000],
    ]);
    expect(both[1]).toMatchObject({ company: exampleCompletion.company, one_time_cents: 145_700, received_cents: 100 });
    expect(both[1]).not.toHaveProperty('token');
    const found = await storage.listOrderSummaries({ states: ['ready', 'payment-differs'] });
    expect(found.map((order) => order.reference)).toEqual([reference]);
    expect((await storage.listMails(reference)).map(({ created_at }) => created_at)).toEqual([3, 5]);
    expect(await storage.listMails(draft.reference)).toEqual([]);
    expect((await storage.listOrderEvents(reference)).map(({ person }) => person)).toEqual([
      'claire',
      undefined,
      undefined,
    ]);
  });

  test('lists what waits for the office, and to what something happened since an instant', async () => {
    const storage = await open();
    const entry = { at: 9, kind: 'note', who: 'provider', cents: null, note: '' } as const;
    const place = async (received_at: number, change: Partial<OrderChange>, confirmed_at = 50) => {
      const order = await confirmExample(storage, { confirmed_at }, { received_at });
      return await storage.moveOrder(order, { state: 'confirmed', received_cents: 0, entry, ...change });
    };
    const paid = { state: 'in-service', received_cents: 145_700 + 29_140 } as const;
    await place(1, {});
    await place(2, { state: 'in-service' });
    const third = await place(3, paid);
    if (third) await storage.addEntry(third, { entry, columns: { come_back_on: '2026-12-01' } });
    // What came too much, or for a cancelled order, is to be returned.
    await place(4, { ...paid, received_cents: 174_841 });
    await place(5, { state: 'cancelled', received_cents: 100 });
    await place(6, paid);
    await place(7, { state: 'cancelled' });
    await place(8, paid, 100);
    await place(9, { ...paid, entry: { ...entry, at: 100, kind: 'put-in-service' } });
    await storage.placeOrder(exampleOrder({ received_at: 10 }), 0);
    const received = async (filter: Parameters<Storage['listOrderSummaries']>[0]) =>
      (await storage.listOrderSummaries(filter)).map(({ received_at }) => received_at);
    expect(await received({ currentSince: 101 })).toEqual([5, 4, 3, 2, 1]);
    expect(await received({ currentSince: 100 })).toEqual([9, 8, 5, 4, 3, 2, 1]);
    expect(await received({})).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const outlines = await storage.listOrderOutlines({});
    expect(await storage.listOrderSummaries({})).toMatchObject(outlines);
    const mailboxes = outlines.map(({ reference }) => ({ reference, email: 'claire@example.com' }));
    expect(await storage.listMailboxes()).toMatchObject(mailboxes);
    expect(await received({ references: outlines.slice(3, 5).map(({ reference }) => reference) })).toEqual([7, 6]);
    expect(await received({ references: [] })).toEqual([]);
  });

  test('lists the orders that arrived or were changed since an instant, in pages', async () => {
    const storage = await open();
    const place = (received_at: number) => storage.placeOrder(exampleOrder({ received_at }), 0);
    const [first, second, third] = [await place(1), await place(2), await place(2)];
    const list = async (since: number, after?: Parameters<Storage['listChangedOrders']>[0]['after']) =>
      (await storage.listChangedOrders({ since, after, limit: 2 })).map(({ reference }) => reference);
    const [later, latest] = [second.reference, third.reference].sort();
    expect(await list(0)).toEqual([first.reference, later]);
    expect(await list(0, { received_at: 2, reference: later ?? '' })).toEqual([latest]);
    expect(await list(3)).toEqual([]);
    const { reference } = first;
    const confirmed = (await storage.confirmOrder(reference, exampleCompletion, [])) ?? first;
    expect(await list(3)).toEqual([reference]);
    const sheet = { order_reference: reference, version: 1, answers_json: '{}', asked_json: null };
    await storage.saveSetup(confirmed, { ...sheet, saved_at: 6001 });
    expect([await list(6001), await list(6002)]).toEqual([[reference], []]);
  });
}
