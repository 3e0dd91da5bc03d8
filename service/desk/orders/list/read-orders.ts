import { setImmediate } from 'node:timers/promises';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

const ordersPerChunk = 100;

/**
 * The orders with these references, in their order, a hundred at once: visitors are answered between two. Those that were
 * erased meanwhile are left out.
 */
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
