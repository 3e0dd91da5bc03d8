import { expect, test } from 'vitest';
import type { OrderChange, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { confirmExample, exampleOrder } from './example-rows.fixture.ts';

/** The day of {@link exampleOrder}. */
const at = Date.UTC(2026, 10, 20, 10);

/** What every database must do for receipts; `open` creates a new, empty one. */
export function describeReceipts(open: () => Promise<Storage>): void {
  test('keeps a receipt with its day for each payment, and none for a validation', async () => {
    const storage = await open();
    const paid = await pay(storage, await confirmExample(storage), 100_000, { day: '2026-11-18' });
    await pay(storage, await pay(storage, paid, -500, {}, 'rendu'), 0);
    const other = await pay(storage, await confirmExample(storage), 174_840, { day: '2026-11-19' });
    const { reference } = paid;
    const kept = { order_reference: reference, note: '', statement_line: null };
    const receipts = [
      { ...kept, id: `${reference}.0002`, day: '2026-11-18', cents: 100_000 },
      { ...kept, id: `${reference}.0003`, day: '2026-11-20', cents: -500, note: 'rendu' },
    ];
    expect(await storage.listReceipts({ references: [reference] })).toEqual(receipts);
    expect(await storage.listReceipts({ references: [] })).toEqual([]);
    const days = async (first: string, last: string) =>
      (await storage.listReceipts({ first, last })).map(({ day }) => day).sort();
    expect(await days('2026-11-19', '2026-11-20')).toEqual(['2026-11-19', '2026-11-20']);
    expect(await days('2026-11-18', '2026-11-18')).toEqual(['2026-11-18']);
    expect(other).toMatchObject({ state: 'confirmed', paid_at: at });
    expect(await storage.findOrderByReference(reference)).toMatchObject({ paid_at: null });
  });

  test('tells the day that completed a payment, in whatever order its receipts were written', async () => {
    const storage = await open();
    const paidOn = async (...receipts: [day: string, cents: number][]) => {
      let order = await confirmExample(storage);
      for (const [day, cents] of receipts) order = await pay(storage, order, cents, { day });
      const [summary] = await storage.listOrderSummaries({ references: [order.reference] });
      return summary?.paid_on;
    };
    const [all, half] = [174_840, 87_420];
    expect(await paidOn()).toBeNull();
    expect(await paidOn(['2026-11-28', all - 1])).toBeNull();
    expect(await paidOn(['2026-12-03', half], ['2026-11-28', half])).toBe('2026-12-03');
    expect(await paidOn(['2026-11-28', all], ['2026-12-03', all], ['2026-12-05', -all])).toBe('2026-11-28');
    expect(await paidOn(['2026-11-28', all], ['2026-12-03', -1], ['2026-12-05', 1])).toBe('2026-12-05');
    expect(await paidOn(['2026-11-28', all + 1])).toBe('2026-11-28');
  });

  test('books a line of a bank’s statement once, on whatever order', async () => {
    const storage = await open();
    const place = () => confirmExample(storage);
    const [first, second, third] = [await place(), await place(), await place()];
    const receipt = { statement_line: 'a line' };
    await pay(storage, first, 100, receipt);
    const again = await storage.moveOrder(second, payment(100, receipt));
    expect(again).toBeUndefined();
    expect(await storage.listOrderEvents(second.reference)).toHaveLength(1);
    await pay(storage, third, 100, { statement_line: 'another' });
    const lines = await storage.listReceipts({ lines: ['a line', 'unknown'] });
    expect(lines.map(({ order_reference }) => order_reference)).toEqual([first.reference]);
    for (let index = 0; index < 20; index++) {
      const both = [await place(), await place()].map((order) =>
        storage.moveOrder(order, payment(100, { statement_line: `line ${index}` })),
      );
      expect((await Promise.all(both)).filter((moved) => moved !== undefined)).toHaveLength(1);
    }
  });
}

async function pay(storage: Storage, order: OrderRow, ...paid: Parameters<typeof payment>) {
  const change = payment(...paid);
  const moved = await storage.moveOrder(order, { ...change, received_cents: order.received_cents + paid[0] });
  if (moved === undefined) throw new Error('a payment expected');
  return moved;
}

function payment(cents: number, receipt: OrderChange['receipt'] = {}, note = ''): OrderChange {
  return {
    state: 'confirmed',
    received_cents: cents,
    receipt,
    entry: { at, kind: 'payment', who: 'provider', cents, note },
  };
}
