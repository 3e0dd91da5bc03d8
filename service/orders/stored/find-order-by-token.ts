import type { AddressedOrder } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The shape of {@link newToken}'s result: 32 bytes in base64url. */
const tokenShape = /^[\w-]{43}$/;

/**
 * Finds the order of a secret address. Malformed tokens are rejected here: a NUL byte makes PostgreSQL fail, which
 * would be reported as an unavailable database.
 */
export async function findOrder(storage: Storage, token: string): Promise<AddressedOrder | undefined> {
  return tokenShape.test(token) ? await storage.findOrderByToken(token) : undefined;
}
