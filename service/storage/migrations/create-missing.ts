import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';
import { columnsOf, type Database, keysOf, tables } from '#service/storage/schema.ts';

const indexes: Readonly<Record<string, string>> = {
  quote_statistics_received: 'quote_statistics (received_at)',
  // Without its last columns a list would read the whole rows, of several kB, of orders that it doesn't show.
  orders_listed: 'orders (received_at, state, come_back_on, received_cents, one_time_cents, one_time_vat_cents)',
  order_addresses_order: 'order_addresses (order_reference)',
  order_events_order: 'order_events (order_reference)',
  order_events_at: 'order_events (at)',
  order_documents_order: 'order_documents (order_reference)',
  receipts_order_reference: 'receipts (order_reference)',
  receipts_day: 'receipts (day)',
  ported_numbers_order: 'ported_numbers (order_reference)',
  ported_numbers_number: 'ported_numbers (number)',
  ported_numbers_state: 'ported_numbers (state)',
  setup_sheets_saved_at: 'setup_sheets (saved_at)',
  setup_sheets_asked: 'setup_sheets (saved_at) where asked_json is not null',
  phone_devices_order_reference: 'phone_devices (order_reference)',
  outbox_due: 'outbox (sent_at, next_attempt_at)',
  outbox_order_reference: 'outbox (order_reference)',
  orders_open_content: 'orders (open_content)',
  phone_devices_device: 'phone_devices (device)',
};
const uniqueIndexes: readonly string[] = ['orders_open_content', 'phone_devices_device'];

/** Creates what a database lacks of the tables, columns and indexes of the schema; what it has more stays. */
export async function createMissing(db: Kysely<Database>): Promise<void> {
  const found = await namesIn(db);
  for (const table of Object.keys(tables) as (keyof Database)[]) {
    const columns = Object.entries(columnsOf(table));
    const missing = columns.filter(([name]) => !found.has(`${table}.${name}`));
    if (missing.length === columns.length) await createTable(db, table);
    else
      for (const [name, { type, build }] of missing)
        await db.schema.alterTable(table).addColumn(name, type, build).execute();
  }
  for (const [name, columns] of Object.entries(indexes)) {
    const kind = uniqueIndexes.includes(name) ? 'unique index' : 'index';
    if (!found.has(name)) await sql.raw(`create ${kind} ${name} on ${columns}`).execute(db);
  }
}

/** The columns of a database, each behind its table, and its indexes. */
async function namesIn(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const { rows } = await (isSqlite
    ? sql<{ name: string }>`
        select tables.name || '.' || columns.name as name
        from sqlite_master as tables join pragma_table_info(tables.name) as columns where tables.type = 'table'
        union all select name from sqlite_master where type = 'index'`
    : sql<{ name: string }>`
        select table_name || '.' || column_name as name
        from information_schema.columns where table_schema = current_schema()
        union all select indexname from pg_indexes where schemaname = current_schema()`
  ).execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function createTable(db: Kysely<Database>, name: keyof Database): Promise<void> {
  const keys = keysOf(name);
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, { type, build, isKey }] of Object.entries(columnsOf(name)))
    table = table.addColumn(column, type, (built) =>
      isKey && keys.length === 1 ? build(built).primaryKey() : build(built),
    );
  if (keys.length > 1) table = table.addPrimaryKeyConstraint(`${name}_pk`, [...keys]);
  await table.execute();
}
