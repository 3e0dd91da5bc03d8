import type { Transaction } from 'kysely';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** Adds an address to an order; a mail of the same transaction contains it. */
export async function writeMailedAddress(
  transaction: Transaction<Database>,
  { reference }: Pick<OrderRow, 'reference'>,
  token: string,
  at: number,
): Promise<void> {
  await transaction
    .insertInto('order_addresses')
    .values({ token, order_reference: reference, mailed_at: at })
    .execute();
}

/** Closes every address of an order. */
export async function closeAddresses(
  transaction: Transaction<Database>,
  { reference }: Pick<OrderRow, 'reference'>,
): Promise<void> {
  await transaction.deleteFrom('order_addresses').where('order_reference', '=', reference).execute();
}

/**
 * Clears `mailed_at` of every mailed address except `kept`: they went to a wrong mailbox, which has been corrected.
 */
export async function closeMailedAddresses(
  transaction: Transaction<Database>,
  { reference }: Pick<OrderRow, 'reference'>,
  kept: string | undefined,
): Promise<void> {
  await transaction
    .updateTable('order_addresses')
    .set({ mailed_at: null })
    .where('order_reference', '=', reference)
    .where('mailed_at', 'is not', null)
    .where('token', '!=', kept ?? '')
    .execute();
}
