import type { AddressedOrder } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The shape of {@link newToken}'s result: 32 bytes in base64url, and what a mail or a chat put behind it. */
const tokenShape = /^([\w-]{43})(?![\w-])/;

/**
 * Finds the order of a secret address. Malformed tokens are rejected here: a NUL byte makes PostgreSQL fail, which
 * would be reported as an unavailable database.
 */
export async function findOrder(storage: Storage, token: string): Promise<AddressedOrder | undefined> {
  const [, known] = tokenShape.exec(token) ?? [];
  return known === undefined ? undefined : await storage.findOrderByToken(known);
}
