import { type ExpressionBuilder, type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { deleteInSlices, type SliceOptions } from '#service/storage/delete-in-slices.ts';
import type { DialectRules, Retry } from '#service/storage/dialect.ts';
import type { RetentionLimits } from '#service/storage/rows.ts';
import { type Database, keysOf, tables } from '#service/storage/schema.ts';
import { deskLinkKind, providerNotice, webhookKind } from './outbox-rows.ts';

/** Orders of a transaction, each with all that belongs to it, some 100 kB. */
const ordersPerSlice = 25;

/** The tables that name an order; mails have a retention of their own. */
type TableOfOrders = Exclude<
  { [Table in keyof Database]: Database[Table] extends { order_reference: string } ? Table : never }[keyof Database],
  'outbox'
>;

/** Tables whose rows are deleted with their order. */
const tablesOfOrders = (Object.keys(tables) as (keyof Database)[]).filter(
  (table): table is TableOfOrders => 'order_reference' in tables[table] && table !== 'outbox',
);

/** Deletes the orders that match, with all that belongs to them; returns their number. */
async function deleteOrders(transaction: Transaction<Database>, condition: RawBuilder<boolean>): Promise<number> {
  const orders = await transaction.deleteFrom('orders').where(condition).returning('reference').execute();
  if (orders.length === 0) return 0;
  const references = orders.map(({ reference }) => reference);
  // Those contents that name the client; the terms name nobody, and other orders share them.
  const contents = transaction.selectFrom('order_documents').select('sha256').where('kind', '<>', 'terms');
  await transaction
    .deleteFrom('document_contents')
    .where('sha256', 'in', contents.where('order_reference', 'in', references))
    .execute();
  for (const table of tablesOfOrders)
    await transaction
      .deleteFrom(table as 'order_events')
      .where('order_reference', 'in', references)
      .execute();
  return orders.length;
}

/** Finds and erases what is stored about a person, by e-mail address. Addresses are compared case-insensitively. */
export function personalDataIn(db: Kysely<Database>, rules: Pick<DialectRules, 'scrubDeletedData'>, retry: Retry) {
  // SQLite's `lower` leaves « É » as it is, so both sides use the database's `lower`.
  const isOf = (column: 'email' | 'recipient', email: string) =>
    sql<boolean>`lower(${sql.ref(column)}) = lower(${email.trim()})`;
  const ordersOf = (email: string) => db.selectFrom('orders').select('reference').where(isOf('email', email));
  const requestsOf = (email: string) => db.selectFrom('requests').select('reference').where(isOf('email', email));
  /** The rows that belong to somebody's orders. */
  const ofOrders = async <Table extends TableOfOrders>(table: Table, email: string) => {
    // Kysely types no query of a table that is one of several.
    const query = db.selectFrom<'order_events'>(table as 'order_events').selectAll();
    const [key] = keysOf(table);
    const rows = await query.where('order_reference', 'in', ordersOf(email)).orderBy(sql.ref(key)).execute();
    return rows as unknown as Database[Table][];
  };
  /** Mails to an address, and those about its orders and requests: the provider's notices name the person too, webhooks don't. */
  const isAbout =
    (email: string) =>
    ({ and, or, eb }: ExpressionBuilder<Database, 'outbox'>) =>
      and([
        eb('kind', '<>', webhookKind),
        or([
          isOf('recipient', email),
          eb('order_reference', 'in', ordersOf(email)),
          eb('order_reference', 'in', requestsOf(email)),
        ]),
      ]);
  /** The orders whose setup sheets hold an address as somebody's for messages. */
  const setupsNaming = async (email: string): Promise<string[]> => {
    const quoted = JSON.stringify(email.trim());
    const rows = await db
      .selectFrom('setup_sheets')
      .select('order_reference')
      // `replace`, since an address may contain what `like` reads as a pattern.
      .where(sql<boolean>`replace(lower(answers_json || coalesce(asked_json, '')), lower(${quoted}), '')
        <> lower(answers_json || coalesce(asked_json, ''))`)
      .orderBy('order_reference')
      .execute();
    return rows.map(({ order_reference }) => order_reference);
  };
  return {
    /** Removes expired rows in slices until `stopping`, and overwrites them in the files if the database can. */
    applyRetention: async (limits: RetentionLimits, stopping?: AbortSignal) => {
      const remove = (table: keyof Database, condition: RawBuilder<boolean>, slice?: SliceOptions) =>
        deleteInSlices(db, retry, { table, condition, ...slice }, stopping);
      const statistics = await remove('quote_statistics', sql<boolean>`received_at < ${limits.statisticsBefore}`);
      const orders = await remove(
        'orders',
        sql<boolean>`(confirmed_at is null and received_at < ${limits.unconfirmedOrdersBefore})
          or (cancelled_at < ${limits.cancelledOrdersBefore} and received_cents = 0)
          or confirmed_at < ${limits.confirmedOrdersBefore}`,
        {
          rowsPerSlice: ordersPerSlice,
          remove: (expired) => db.transaction().execute((transaction) => deleteOrders(transaction, expired)),
        },
      );
      // A termination is kept as long as a cancelled order, everything else as long as the quotes.
      const requests = await remove(
        'requests',
        sql<boolean>`(kind = 'termination' and received_at < ${limits.cancelledOrdersBefore})
          or (kind <> 'termination' and received_at < ${limits.statisticsBefore})`,
      );
      // Mails that never left, such as those written where no mail is configured, name people as the others do.
      const mails = await remove(
        'outbox',
        sql<boolean>`sent_at < ${limits.endedMailsBefore} or given_up_at < ${limits.endedMailsBefore}
          or created_at < ${limits.statisticsBefore}
          or (kind = ${deskLinkKind} and created_at < ${limits.deskLinksBefore})`,
      );
      // Kept as long as confirmed orders, whose journals name the same desk staff.
      await remove('desk_events', sql<boolean>`at < ${limits.confirmedOrdersBefore}`);
      // Even if nothing was removed: a reader may have held the log the day before. A program that stops empties it by itself.
      if (stopping?.aborted !== true) await rules.scrubDeletedData?.();
      return { statistics, orders, requests, mails };
    },
    /** Everything stored about an address; of setup sheets that others filled in and that name it, the references of their orders. */
    findPersonalData: async (email: string) => ({
      statistics: await db.selectFrom('quote_statistics').selectAll().where(isOf('email', email)).execute(),
      orders: await db.selectFrom('orders').selectAll().where(isOf('email', email)).execute(),
      requests: await db.selectFrom('requests').selectAll().where(isOf('email', email)).execute(),
      events: await ofOrders('order_events', email),
      receipts: await ofOrders('receipts', email),
      ports: await ofOrders('ported_numbers', email),
      setups: await ofOrders('setup_sheets', email),
      devices: await ofOrders('phone_devices', email),
      documents: await db
        .selectFrom('order_documents')
        .innerJoin('document_contents', 'document_contents.sha256', 'order_documents.sha256')
        .select(['order_reference', 'kind', 'order_documents.sha256', 'made_at', 'content'])
        .where('kind', '!=', 'terms')
        .where('order_reference', 'in', ordersOf(email))
        .orderBy('id')
        .execute(),
      debits: await ofOrders('debit_mandates', email),
      mails: await db.selectFrom('outbox').selectAll().where(isAbout(email)).execute(),
      namedIn: await setupsNaming(email),
    }),
    setupsNaming,
    /** Every stored address, so that erasures can be replayed on a restored backup. */
    listEmails: async () => {
      const rows = await db
        .selectFrom('quote_statistics')
        .select('email')
        .union(db.selectFrom('orders').select('email'))
        .union(db.selectFrom('requests').select('email'))
        .union(db.selectFrom('outbox').select('recipient as email').where('kind', '<>', webhookKind))
        .execute();
      return rows.map(({ email }) => email);
    },
    /** Erases what arrived of an address up to `createdUntil` (milliseconds), not what the law keeps; counts both. */
    erasePersonalData: async (email: string, createdUntil: number = Number.MAX_SAFE_INTEGER) => {
      const counts = await db.transaction().execute(async (transaction) => {
        // Before the orders and requests, through which the provider's notices are found.
        const mails = await transaction
          .deleteFrom('outbox')
          .where(isAbout(email))
          .where('created_at', '<=', createdUntil)
          .executeTakeFirst();
        // The week's summaries name whoever waited. Of one that was sent the id is kept, so that it isn't written again.
        const isSummary = sql<boolean>`kind = ${providerNotice} and order_reference = '' and created_at <= ${createdUntil}`;
        await transaction.deleteFrom('outbox').where(isSummary).where('sent_at', 'is', null).execute();
        await transaction.updateTable('outbox').set({ body: '' }).where(isSummary).execute();
        const statistics = await transaction
          .deleteFrom('quote_statistics')
          .where(isOf('email', email))
          .where('received_at', '<=', createdUntil)
          .executeTakeFirst();
        const orders = await deleteOrders(
          transaction,
          sql<boolean>`${isOf('email', email)} and confirmed_at is null and received_at <= ${createdUntil}`,
        );
        // A termination proves what was asked for, and its contract goes on until somebody has handled it.
        const requests = await transaction
          .deleteFrom('requests')
          .where(isOf('email', email))
          .where('kind', '<>', 'termination')
          .where('received_at', '<=', createdUntil)
          .executeTakeFirst();
        const countLeft = async (table: 'orders' | 'requests'): Promise<number> =>
          (await transaction.selectFrom(table).select('email').where(isOf('email', email)).execute()).length;
        return {
          statistics: Number(statistics.numDeletedRows),
          orders,
          requests: Number(requests.numDeletedRows),
          mails: Number(mails.numDeletedRows),
          keptOrders: await countLeft('orders'),
          keptRequests: await countLeft('requests'),
        };
      });
      await rules.scrubDeletedData?.();
      return counts;
    },
  };
}
