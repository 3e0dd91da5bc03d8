import type { AddressedOrder, Storage } from '#supervision/storage/storage.ts';

/** What {@link newToken} draws: 32 bytes in base64url. */
const tokenShape = /^[\w-]{43}$/;

/**
 * The order whose page has this secret address. Anything that no address ever was is answered here: PostgreSQL takes a NUL
 * for an error, and the visitor would be told of a database that is away.
 */
export async function findOrder(storage: Storage, token: string): Promise<AddressedOrder | undefined> {
  return tokenShape.test(token) ? await storage.findOrderByToken(token) : undefined;
}
