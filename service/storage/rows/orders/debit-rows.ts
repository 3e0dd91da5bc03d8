import type { Kysely } from 'kysely';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';
import { keepLatest } from './document-rows.ts';
import { changeWithEntry } from './journal-rows.ts';

/** The methods for the SEPA mandates of orders. */
export function debitsIn(db: Kysely<Database>) {
  return {
    findDebitMandate: (reference) =>
      db.selectFrom('debit_mandates').selectAll().where('order_reference', '=', reference).executeTakeFirst(),
    acceptDebitMandate: (read, { mandate, document, ...written }) =>
      changeWithEntry(db, read, written, async (transaction, order) => {
        // A new bank account replaces the former mandate; its document stays as evidence.
        await transaction.deleteFrom('debit_mandates').where('order_reference', '=', order.reference).execute();
        await transaction.insertInto('debit_mandates').values(mandate).execute();
        await keepLatest(transaction, order, written.entry.at, 'debit-mandate', document);
      }),
  } satisfies Partial<Storage>;
}
