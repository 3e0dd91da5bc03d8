import { type Kysely, sql, type Transaction } from 'kysely';
import type { OrderState } from '#domain/order/life/order-life.ts';
import { words } from '#domain/words.ts';
import { insertOnce } from '#service/storage/rows/one-row.ts';
import { orderCancelled, writeMails } from '#service/storage/rows/outbox-rows.ts';
import type {
  ComposeWebhook,
  Confirmation,
  Mail,
  OrderChange,
  OrderCompletion,
  OrderCorrection,
  OrderRow,
  ReadOrder,
  WrittenWithChange,
} from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { keepLatest } from './document-rows.ts';
import { changeWithEntry, lockOrder, updateOrder, writeEntry } from './journal-rows.ts';
import { writeReceipt } from './receipt-rows.ts';
import { replaceSetupEmail } from './setup-rows.ts';

const reminders = words('client-payment-reminder client-payment-reminder.desk');
/** The mails that, unsent at a cancellation, would say that something is ordered or to be paid. */
const untrueIfCancelled = words(
  'client-confirmation client-confirmation.desk client-correction client-debit-mandate client-debit-mandate.desk',
  'client-purchase-order client-purchase-order.desk client-port-corrected',
  ...reminders,
);

/** The methods for stored orders, a transaction each. A change of state adds the webhook of `composeWebhook`. */
export function ordersIn(db: Kysely<Database>, composeWebhook?: ComposeWebhook) {
  const webhooksOf = (order: OrderRow, from: OrderState, at: number): readonly Mail[] =>
    composeWebhook === undefined || order.state === from ? [] : [composeWebhook(order, from, at)];
  /** Makes a change with what is written with it; `undefined` if the order was changed since, or the statement's line is booked. */
  async function writeChange(
    transaction: Transaction<Database>,
    read: ReadOrder & Pick<OrderRow, 'state'>,
    change: OrderChange,
    mails: readonly Mail[] = [],
  ): Promise<OrderRow | undefined> {
    const line = change.receipt?.statement_line ?? '';
    const booked = transaction.selectFrom('receipts').select('id').where('statement_line', '=', line);
    if ((await booked.executeTakeFirst()) !== undefined) return undefined;
    const row = await updateOrder(transaction, read, columnsOf(change));
    if (row === undefined) return undefined;
    await writeEntry(transaction, row, {
      ...change,
      mails: [...mails, ...webhooksOf(row, read.state, change.entry.at)],
    });
    await writeReceipt(transaction, row, change);
    const { kind, at } = change.entry;
    if (kind === 'payment')
      await transaction
        .deleteFrom('outbox')
        .where('order_reference', '=', read.reference)
        .where('sent_at', 'is', null)
        .where('kind', 'in', reminders)
        .execute();
    if (kind === 'cancel') {
      // Kept: the office may restore the order and send them then.
      await transaction
        .updateTable('outbox')
        .set({ given_up_at: at, last_error: orderCancelled })
        .where('order_reference', '=', read.reference)
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('kind', 'in', untrueIfCancelled)
        .execute();
      await transaction.deleteFrom('debit_mandates').where('order_reference', '=', read.reference).execute();
    }
    return row;
  }

  return {
    /** The order with this address; the returned `token` is the given one. */
    findOrderByToken: async (token: string) => {
      const row = await db
        .selectFrom('orders')
        .innerJoin('order_addresses', 'order_addresses.order_reference', 'orders.reference')
        .selectAll('orders')
        .select('order_addresses.mailed_at')
        .where('order_addresses.token', '=', token)
        .executeTakeFirst();
      return row && { ...row, token };
    },
    /** Adds an address to an order with the mail that contains it; false if that mail exists, or the order was changed since. */
    mailOrderAddress: (read: ReadOrder, token: string, mail: Mail) =>
      db.transaction().execute(async (transaction) => {
        if (!(await lockOrder(transaction, read))) return false;
        if (!(await insertOnce(transaction, 'outbox', 'id', mail))) return false;
        const address = { token, order_reference: read.reference, mailed_at: mail.created_at };
        await transaction.insertInto('order_addresses').values(address).execute();
        return true;
      }),
    /** Corrects who ordered or where, or closes the order's addresses, and keeps the corrected confirmation. */
    correctOrder: (
      read: ReadOrder & Pick<OrderRow, 'email'>,
      { replacements, closesAddresses, confirmation, ...written }: OrderCorrection,
    ) =>
      changeWithEntry(db, read, written, async (transaction, order) => {
        const { email, company, siret } = written.columns;
        // Their mandate, and its draft that a page may show, is in the former name.
        if (company !== undefined || siret !== undefined)
          await transaction
            .updateTable('ported_numbers')
            .set({ mandated_at: null, saved_at: written.entry.at })
            .where('order_reference', '=', read.reference)
            .where('state', '=', 'complete')
            .execute();
        // The sheet proposes it for voicemail, and some clients type it at phones.
        if (email !== undefined) await replaceSetupEmail(transaction, read.reference, read.email, email);
        if (closesAddresses)
          await transaction.deleteFrom('order_addresses').where('order_reference', '=', read.reference).execute();
        for (const { id, mail } of replacements) {
          const replaced = await transaction
            .deleteFrom('outbox')
            .where('id', '=', id)
            .where('sent_at', 'is', null)
            .returning('id')
            .executeTakeFirst();
          if (replaced !== undefined && mail !== undefined) await writeMails(transaction, [mail]);
        }
        if (confirmation !== undefined)
          await keepLatest(transaction, order, written.entry.at, 'corrected-order', confirmation);
      }),
    findOrderByReference: (reference: string) =>
      db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst(),
    /** Received → confirmed, with its mails; `undefined` if the order isn't « received », or not as it was seen. */
    confirmOrder: (
      reference: string,
      completion: OrderCompletion,
      mails: readonly Mail[],
      { token, person, seen, mailedToken, next }: Confirmation = {},
    ) =>
      db.transaction().execute(async (transaction) => {
        const { email: formerEmail } =
          (await transaction
            .selectFrom('orders')
            .select('email')
            .where('reference', '=', reference)
            .executeTakeFirst()) ?? completion;
        const row = await transaction
          .updateTable('orders')
          .set(({ eb }) => ({
            ...completion,
            state: 'confirmed',
            open_content: null,
            completed_token: token ?? mailedToken ?? null,
            event_count: eb('event_count', '+', 1),
          }))
          .where('reference', '=', reference)
          .where('state', '=', 'received')
          .where(({ eb, ref }) => eb('event_count', '=', seen ?? ref('event_count')))
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        // The others went to a wrong mailbox, which has been corrected.
        if (row.email !== formerEmail)
          await transaction
            .updateTable('order_addresses')
            .set({ mailed_at: null })
            .where('order_reference', '=', reference)
            .where('token', '!=', token ?? '')
            .execute();
        const { confirmed_at: at } = completion;
        const who = token === undefined ? 'provider' : 'client';
        await writeEntry(transaction, row, {
          entry: { at, kind: 'confirm', who, cents: null, note: '', ...(person && { person }) },
          mails: [...mails, ...webhooksOf(row, 'received', at)],
          token: mailedToken,
        });
        return next === undefined ? row : await writeChange(transaction, row, next);
      }),
    /** Changes an order; `undefined` if it was changed since, or if the statement's line is a receipt already. */
    moveOrder: (read: ReadOrder & Pick<OrderRow, 'state'>, change: OrderChange, mails?: readonly Mail[]) =>
      db.transaction().execute((transaction) => writeChange(transaction, read, change, mails)),
    /** Adds an entry to the journal of an order whose life goes on as before; false if it was changed since. */
    addEntry: (
      read: ReadOrder,
      written: WrittenWithChange & { readonly columns?: Partial<Pick<OrderRow, 'come_back_on'>> },
    ) => changeWithEntry(db, read, written),
    /** Orders that arrived or changed at `since` (milliseconds) or later, by arrival, those after the given one. */
    listChangedOrders: async ({
      since,
      after,
      limit,
    }: {
      readonly since: number;
      readonly after?: Pick<OrderRow, 'received_at' | 'reference'> | undefined;
      readonly limit: number;
    }) => {
      let query = db
        .selectFrom('orders')
        .selectAll()
        .where(({ eb, or, selectFrom }) => {
          const changed = selectFrom('order_events').select('order_reference').where('at', '>=', since);
          const prepared = selectFrom('setup_sheets').select('order_reference').where('saved_at', '>=', since);
          return or([eb('received_at', '>=', since), eb('reference', 'in', changed), eb('reference', 'in', prepared)]);
        })
        .orderBy('received_at')
        .orderBy('reference')
        .limit(limit);
      if (after !== undefined)
        query = query.where(sql<boolean>`(received_at, reference) > (${after.received_at}, ${after.reference})`);
      return await query.execute();
    },
    /** Lists orders, all or those with these references, newest first. */
    listOrders: async ({
      references,
      limit,
    }: {
      references?: readonly string[];
      limit: number;
    }): Promise<OrderRow[]> => {
      let query = db.selectFrom('orders').selectAll().orderBy('received_at', 'desc').orderBy('reference').limit(limit);
      if (references !== undefined) query = query.where('reference', 'in', references);
      return await query.execute();
    },
  };
}

/** The columns that a change sets; `paid_at` is cleared if the payment isn't complete or the order is cancelled. */
function columnsOf({ state, received_cents, invoiced_on, entry: { kind, at } }: OrderChange) {
  // The type of a parameter within `case` isn't known to PostgreSQL.
  const paidAt = sql<
    number | null
  >`case when one_time_cents + one_time_vat_cents <= ${received_cents} then coalesce(paid_at, cast(${at} as bigint)) end`;
  return {
    state,
    received_cents,
    ...(invoiced_on !== undefined && { invoiced_on }),
    ...(kind === 'payment' && { paid_at: state === 'cancelled' ? null : paidAt }),
    ...(kind === 'put-in-service' && { in_service_at: at }),
    ...(kind === 'undo-service' && { in_service_at: null }),
    ...(kind === 'cancel' && { cancelled_at: at }),
    ...(kind === 'undo-cancel' && { cancelled_at: null, ...(received_cents > 0 && { paid_at: paidAt }) }),
  };
}
