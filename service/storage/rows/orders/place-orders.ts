import type { Kysely, Transaction } from 'kysely';
import { insertOnce } from '#service/storage/rows/one-row.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { storeSearches } from './search-rows.ts';

/** A posted order; it may join an order with the same content that was received after `since` (milliseconds). */
export interface PlacedOrder {
  readonly order: OrderRow;
  readonly since: number;
}

/** Stores posted orders in one transaction, each with an address of its own. Returns them in their order. */
export async function placeOrders(db: Kysely<Database>, posts: readonly PlacedOrder[]): Promise<OrderRow[]> {
  return await db.transaction().execute(async (transaction) => {
    const placed = new Map<PlacedOrder, OrderRow>();
    // Sorted so that two copies of the service take their locks in the same order.
    for (const post of posts.toSorted((a, b) => (a.order.content_hash < b.order.content_hash ? -1 : 1))) {
      const { token } = post.order;
      const stored = await openOrder(transaction, post);
      const address = { token, order_reference: stored.reference, mailed_at: null };
      await transaction.insertInto('order_addresses').values(address).execute();
      placed.set(post, { ...stored, token });
    }
    return posts.map((post) => placed.get(post) ?? post.order);
  });
}

/** Stores an order or finds its equal. The unique key decides: of two transactions one waits, or fails and retries. */
async function openOrder(transaction: Transaction<Database>, { order, since }: PlacedOrder): Promise<OrderRow> {
  const { content_hash } = order;
  while (true) {
    if (await insertOnce(transaction, 'orders', 'open_content', { ...order, open_content: content_hash })) {
      await storeSearches(transaction, [order]);
      return order;
    }
    const open = transaction.selectFrom('orders').selectAll().where('open_content', '=', content_hash);
    const existing = await open.executeTakeFirst();
    if (existing?.state === 'received' && existing.received_at > since) return existing;
    // Only the one that was read: another copy of the service may have opened the next one meanwhile.
    if (existing !== undefined)
      await transaction
        .updateTable('orders')
        .set({ open_content: null })
        .where('reference', '=', existing.reference)
        .execute();
  }
}
