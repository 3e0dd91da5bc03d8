import { setImmediate } from 'node:timers/promises';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

const ordersPerChunk = 100;

/** The orders of these references, in this order, without erased ones; by hundreds, to answer visitors in between. */
export async function* readOrders(
  references: readonly string[],
  storage: Pick<Storage, 'listOrders'>,
): AsyncGenerator<OrderRow[]> {
  for (let start = 0; start < references.length; start += ordersPerChunk) {
    await setImmediate();
    const chunk = references.slice(start, start + ordersPerChunk);
    const found = await storage.listOrders({ references: chunk, limit: ordersPerChunk });
    const rows = new Map(found.map((row) => [row.reference, row]));
    yield chunk.flatMap((reference) => rows.get(reference) ?? []);
  }
}
