import type { Kysely } from 'kysely';
import type { AcceptedDebit, ReadOrder } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { keepLatest } from './document-rows.ts';
import { changeWithEntry } from './journal-rows.ts';

/** The methods for the SEPA mandates of orders. */
export function debitsIn(db: Kysely<Database>) {
  return {
    /** The SEPA mandate of an order; `undefined` if it has none. */
    findDebitMandate: (reference: string) =>
      db.selectFrom('debit_mandates').selectAll().where('order_reference', '=', reference).executeTakeFirst(),
    /** Stores the SEPA mandate of an order in place of the one before, with its document. */
    acceptDebitMandate: (read: ReadOrder, { mandate, document, ...written }: AcceptedDebit) =>
      changeWithEntry(db, read, written, async (transaction, order) => {
        // A new bank account replaces the former mandate; its document stays as evidence.
        await transaction.deleteFrom('debit_mandates').where('order_reference', '=', order.reference).execute();
        await transaction.insertInto('debit_mandates').values(mandate).execute();
        await keepLatest(transaction, order, written.entry.at, 'debit-mandate', document);
      }),
  };
}
