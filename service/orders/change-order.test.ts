import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleCompletion, exampleOrder } from '#service/storage/example-rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { OrderRow, Storage } from '#service/storage/storage.ts';
import { temporaryFolder } from '#service/temporary-folder.fixture.ts';
import { changeOrder } from './change-order.ts';

const folder = temporaryFolder();
let storage: Storage;
beforeAll(async () => {
  storage = await openSqlite(join(folder, 'orders.sqlite'));
});
afterAll(async () => {
  await storage.close();
});

const now = new Date('2026-11-20T10:00:00Z');
const at = now.getTime();
const due = 174_840;

async function confirmedOrder(changes: Partial<OrderRow> = {}): Promise<OrderRow> {
  return await changeOrder(storage, await storage.placeOrder(exampleOrder(changes), 0), { kind: 'confirm' }, now);
}

describe('changeOrder', () => {
  test('confirms by hand without mailing anybody, then follows the order until it is in service', async () => {
    const confirmed = await confirmedOrder();
    expect(confirmed).toMatchObject({ state: 'confirmed', confirmed_at: at });
    expect((await storage.countMails()).waiting).toBe(0);
    const paid = await changeOrder(storage, confirmed, { kind: 'payment', cents: due }, now);
    expect(paid).toMatchObject({ state: 'ready', paid_at: at, received_cents: due });
    const shipped = await changeOrder(storage, paid, { kind: 'ship', note: ' Colissimo 6A1 ' }, now);
    expect(shipped.state).toBe('shipped');
    const inService = await changeOrder(storage, shipped, { kind: 'put-in-service' }, now);
    expect(inService).toMatchObject({ state: 'in-service', paid_at: at, in_service_at: at });
    const by = { at, who: 'provider', cents: null, note: '' };
    expect(await storage.listOrderEvents(confirmed.reference)).toEqual([
      { ...by, kind: 'confirm' },
      { ...by, kind: 'payment', cents: due },
      { ...by, kind: 'ship', note: 'Colissimo 6A1' },
      { ...by, kind: 'put-in-service' },
    ]);
  });

  test('undoes what was marked by mistake, with a reason, by a new entry', async () => {
    const paid = await changeOrder(storage, await confirmedOrder(), { kind: 'payment', cents: due }, now);
    const shipped = await changeOrder(storage, paid, { kind: 'ship', note: 'Colissimo 6A1' }, now);
    const inService = await changeOrder(storage, shipped, { kind: 'put-in-service' }, now);
    await expect(changeOrder(storage, inService, { kind: 'undo-service' }, now)).rejects.toThrow('Indiquez la raison');
    const again = await changeOrder(storage, inService, { kind: 'undo-service', note: 'autre client' }, now);
    expect(again).toMatchObject({ state: 'shipped', in_service_at: null, paid_at: at });
    const ready = await changeOrder(storage, again, { kind: 'undo-ship', note: 'autre client' }, now);
    expect(ready).toMatchObject({ state: 'ready', paid_at: at, received_cents: due });
    const kinds = (await storage.listOrderEvents(paid.reference)).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm', 'payment', 'ship', 'put-in-service', 'undo-service', 'undo-ship']);
  });

  test('keeps an order whose payment differs from being prepared until the rest arrives', async () => {
    const short = await changeOrder(storage, await confirmedOrder(), { kind: 'payment', cents: due - 49_440 }, now);
    expect(short).toMatchObject({ state: 'payment-differs', paid_at: null, received_cents: due - 49_440 });
    await expect(changeOrder(storage, short, { kind: 'ship', note: 'Colissimo' }, now)).rejects.toThrow(
      'à régulariser',
    );
    const whole = await changeOrder(storage, short, { kind: 'payment', cents: 49_440 }, now);
    expect(whole).toMatchObject({ state: 'ready', paid_at: at, received_cents: due });
    const undone = await changeOrder(storage, whole, { kind: 'payment', cents: -due, note: 'autre commande' }, now);
    expect(undone).toMatchObject({ state: 'confirmed', paid_at: null, received_cents: 0 });
  });

  test('prepares the order of a public body on its purchase order', async () => {
    const confirmed = await confirmedOrder({ siret: '21200004000011' });
    await expect(changeOrder(storage, confirmed, { kind: 'payment', cents: due }, now)).rejects.toThrow(
      'bon de commande',
    );
    const ready = await changeOrder(storage, confirmed, { kind: 'purchase-order', note: 'EJ 2026-0042' }, now);
    expect(ready).toMatchObject({ state: 'ready', paid_at: null, received_cents: 0 });
  });

  test('names the state that a change needs', async () => {
    const order = await storage.placeOrder(exampleOrder(), 0);
    await expect(changeOrder(storage, order, { kind: 'payment', cents: due }, now)).rejects.toThrow(
      `${order.reference}\u00a0: La commande est reçue\u202f; il faudrait qu’elle soit confirmée ou à régulariser ou à préparer.`,
    );
    const cancelled = await changeOrder(storage, order, { kind: 'cancel', note: 'doublon' }, now);
    expect(cancelled).toMatchObject({ state: 'cancelled', cancelled_at: at });
    await expect(changeOrder(storage, cancelled, { kind: 'confirm' }, now)).rejects.toThrow('est annulée');
    await expect(changeOrder(storage, cancelled, { kind: 'cancel', note: 'encore' }, now)).rejects.toThrow(
      'est annulée',
    );
  });

  test('makes one of two changes of the same order, and writes one entry', async () => {
    const confirmed = await confirmedOrder();
    const changes = await Promise.allSettled([
      changeOrder(storage, confirmed, { kind: 'payment', cents: due }, now),
      changeOrder(storage, confirmed, { kind: 'cancel', note: 'à sa demande' }, now),
    ]);
    expect(changes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await storage.listOrderEvents(confirmed.reference)).toHaveLength(2);
    const order = await storage.placeOrder(exampleOrder(), 0);
    expect(await storage.confirmOrder(order.reference, exampleCompletion, [])).toBeDefined();
    await expect(changeOrder(storage, order, { kind: 'confirm' }, now)).rejects.toThrow('vient de changer');
  });
});
