import type { Kysely } from 'kysely';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';
import { writeMailedAddress } from './address-rows.ts';
import { keepLatest } from './document-rows.ts';
import { incrementEventCount, writeEntry } from './journal-rows.ts';
import { writeMails } from './order-rows.ts';

/** The methods for the SEPA mandates of orders. */
export function debitsIn(db: Kysely<Database>) {
  return {
    findDebitMandate: (reference) =>
      db.selectFrom('debit_mandates').selectAll().where('order_reference', '=', reference).executeTakeFirst(),
    acceptDebitMandate: ({ reference, event_count }, { mandate, entry, document, mails, token }) =>
      db.transaction().execute(async (transaction) => {
        if (!(await incrementEventCount(transaction, { reference, event_count }))) return false;
        const order = { reference, event_count: event_count + 1 };
        // A new bank account replaces the former mandate; its document stays as evidence.
        await transaction.deleteFrom('debit_mandates').where('order_reference', '=', reference).execute();
        await transaction.insertInto('debit_mandates').values(mandate).execute();
        await writeEntry(transaction, order, entry);
        await keepLatest(transaction, order, entry.at, 'debit-mandate', document);
        await writeMails(transaction, mails);
        if (token !== undefined) await writeMailedAddress(transaction, order, token, entry.at);
        return true;
      }),
  } satisfies Partial<Storage>;
}
