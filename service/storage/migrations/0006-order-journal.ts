import { type Kysely, type Migration, sql } from 'kysely';
import { addColumn } from './add-column.ts';
import { createIndex, createTable } from './build-tables.ts';

/** The journal of each order, what was received of its amount, and « ready » for what was « paid ». */
export const orderJournal: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(
      db,
      'order_events',
      ['key', 'id'],
      ['text', 'order_reference'],
      ['number', 'at'],
      ['text', 'kind', 'who'],
      ['number or null', 'cents'],
      ['text', 'note'],
    );
    await createIndex(db, 'order_events', 'order', ['order_reference']);
    for (const name of ['received_cents', 'event_count']) {
      await addColumn(db, 'orders', name, 'bigint', (column) => column.notNull().defaultTo(0));
    }
    await addColumn(db, 'orders', 'in_service_at', 'bigint');
    await sql`
      insert into order_events (id, order_reference, at, kind, who, cents, note)
      select reference || '.0001', reference, confirmed_at, 'confirm',
        case when completed_token is null then 'provider' else 'client' end, null, ''
      from orders where confirmed_at is not null on conflict (id) do nothing`.execute(db);
    await sql`
      insert into order_events (id, order_reference, at, kind, who, cents, note)
      select reference || '.0002', reference, paid_at, 'payment', 'provider', one_time_cents + one_time_vat_cents, ''
      from orders where paid_at is not null on conflict (id) do nothing`.execute(db);
    // An order that was paid was never cancelled afterwards.
    await sql`
      insert into order_events (id, order_reference, at, kind, who, cents, note)
      select reference || case when confirmed_at is null then '.0001' else '.0002' end,
        reference, cancelled_at, 'cancel', 'provider', null, ''
      from orders where cancelled_at is not null on conflict (id) do nothing`.execute(db);
    await sql`
      update orders set event_count =
        (select count(*) from order_events where order_events.order_reference = orders.reference)`.execute(db);
    await sql`
      update orders set state = 'ready', received_cents = one_time_cents + one_time_vat_cents
      where state = 'paid'`.execute(db);
  },
};
