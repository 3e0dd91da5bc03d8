import type { OrderRow, Storage } from '#supervision/storage/storage.ts';

/** What {@link newOrder} draws: 32 bytes in base64url. */
const tokenShape = /^[\w-]{43}$/;

/**
 * The order whose page has this secret address. Anything that no address ever was is answered here: PostgreSQL takes a NUL
 * for an error, and the visitor would be told of a database that is away.
 */
export async function findOrder(storage: Storage, token: string): Promise<OrderRow | undefined> {
  return tokenShape.test(token) ? await storage.findOrderByToken(token) : undefined;
}

/** Whether this order was completed through another of its addresses, by somebody else for all we know. */
export function isCompletedElsewhere({ token, completed_token: completedToken }: OrderRow): boolean {
  return completedToken !== null && completedToken !== token;
}
