import type { Kysely, Transaction } from 'kysely';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { toOrderRow } from './order-rows.ts';
import { storeSearches } from './search-rows.ts';

/** A posted order; it may join an order with the same content that was received after `since` (milliseconds). */
export interface PlacedOrder {
  readonly order: OrderRow;
  readonly since: number;
}

/** Stores posted orders in one transaction, each with an address of its own. Returns them in their order. */
export async function placeOrders(db: Kysely<Database>, posts: readonly PlacedOrder[]): Promise<OrderRow[]> {
  return await db.transaction().execute(async (transaction) => {
    const stored = await openOrders(transaction, posts);
    const placed = posts.map(({ order }) => ({ ...(stored.get(order.token) ?? order), token: order.token }));
    await transaction
      .insertInto('order_addresses')
      .values(placed.map(({ token, reference }) => ({ token, order_reference: reference, mailed_at: null })))
      .execute();
    return placed;
  });
}

/**
 * Stores orders, or finds the existing ones with the same content: the order of each post, by the post's token. The
 * unique key decides, since some engines have no advisory locks: if two transactions store the same content at once,
 * one waits for the other, or is refused and retried.
 */
async function openOrders(
  transaction: Transaction<Database>,
  posts: readonly PlacedOrder[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const stored = new Map<string, OrderRow>();
  // Sorted so that two copies of the service take their locks in the same order.
  let left = posts.toSorted((a, b) => (a.order.content_hash < b.order.content_hash ? -1 : 1));
  while (left.length > 0) {
    const inserted = await transaction
      .insertInto('orders')
      .values(left.map(({ order }) => ({ ...order, open_content: order.content_hash })))
      .onConflict((conflict) => conflict.column('open_content').doNothing())
      .returning('reference')
      .execute();
    const references = new Set(inserted.map(({ reference }) => reference));
    const added = left.map(({ order }) => order).filter(({ reference }) => references.has(reference));
    await storeSearches(transaction, added);
    for (const order of added) stored.set(order.token, order);
    left = left.filter(({ order }) => !references.has(order.reference));
    if (left.length > 0) left = await joinOrders(transaction, left, stored);
  }
  return stored;
}

/** Assigns posts to open orders; returns the others, whose key is now free. */
async function joinOrders(
  transaction: Transaction<Database>,
  posts: readonly PlacedOrder[],
  stored: Map<string, OrderRow>,
): Promise<PlacedOrder[]> {
  const hashes = [...new Set(posts.map(({ order }) => order.content_hash))];
  const rows = await transaction.selectFrom('orders').selectAll().where('open_content', 'in', hashes).execute();
  const open = new Map(rows.map((row) => [row.content_hash, toOrderRow(row)]));
  const left: PlacedOrder[] = [];
  const outdated = new Set<string>();
  for (const post of posts) {
    const existing = open.get(post.order.content_hash);
    if (existing !== undefined && existing.state === 'received' && existing.received_at > post.since) {
      stored.set(post.order.token, existing);
      continue;
    }
    left.push(post);
    if (existing !== undefined) outdated.add(existing.reference);
  }
  if (outdated.size > 0) {
    await transaction
      .updateTable('orders')
      .set({ open_content: null })
      .where('reference', 'in', [...outdated])
      .execute();
  }
  return left;
}
