import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOrder } from '#service/storage/example-rows.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import type { Storage } from '#service/storage/storage.ts';
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

describe('changeOrder', () => {
  test('confirms by hand without mailing anybody, then accepts the payment', async () => {
    const order = await storage.placeOrder(exampleOrder(), 0);
    const confirmed = await changeOrder(storage, order, 'confirm', now);
    expect(confirmed).toMatchObject({ state: 'confirmed', confirmed_at: now.getTime() });
    expect((await storage.countMails()).waiting).toBe(0);
    expect(await changeOrder(storage, confirmed, 'paid', now)).toMatchObject({ state: 'paid', paid_at: now.getTime() });
  });

  test('names the state that a change needs', async () => {
    const order = await storage.placeOrder(exampleOrder(), 0);
    await expect(changeOrder(storage, order, 'paid', now)).rejects.toThrow(
      `La commande ${order.reference} est reçue ; il faudrait qu’elle soit confirmée.`,
    );
    const paid = await storage.placeOrder(exampleOrder(), 0);
    await changeOrder(storage, await changeOrder(storage, paid, 'confirm', now), 'paid', now);
    await expect(changeOrder(storage, { ...paid, state: 'paid' }, 'cancel', now)).rejects.toThrow('est payée');
    const cancelled = await changeOrder(storage, order, 'cancel', now);
    expect(cancelled.state).toBe('cancelled');
    await expect(changeOrder(storage, cancelled, 'confirm', now)).rejects.toThrow('est annulée');
    await expect(changeOrder(storage, cancelled, 'cancel', now)).rejects.toThrow('reçue ou confirmée');
  });
});
