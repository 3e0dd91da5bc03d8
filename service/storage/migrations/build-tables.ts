import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** Kinds of columns; numbers are 64-bit integers. */
const kinds = {
  key: ['text', (column) => column.primaryKey().notNull()],
  text: ['text', (column) => column.notNull()],
  'unique text': ['text', (column) => column.notNull().unique()],
  number: ['bigint', (column) => column.notNull()],
  'text or null': ['text', (column) => column],
  'unique text or null': ['text', (column) => column.unique()],
  'number or null': ['bigint', (column) => column],
  'text, first empty': ['text', (column) => column.notNull().defaultTo('')],
  'number, first 0': ['bigint', (column) => column.notNull().defaultTo(0)],
} as const satisfies Readonly<Record<string, readonly ['text' | 'bigint', Column]>>;

type Columns = readonly (readonly [kind: keyof typeof kinds, ...names: string[]])[];

/** Creates a table that doesn't exist yet, with the columns of each kind in this order; several keys are one. */
export async function createTable(db: Kysely<unknown>, name: string, ...columns: Columns): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name).ifNotExists();
  for (const [kind, ...names] of columns) {
    const isPartOfKey = kind === 'key' && names.length > 1;
    const [type, build] = kinds[isPartOfKey ? 'text' : kind];
    for (const column of names) table = table.addColumn(column, type, build);
    if (isPartOfKey) table = table.addPrimaryKeyConstraint(`${name}_pk`, names);
  }
  await table.execute();
}

/** Adds those columns that a table doesn't have yet. */
export async function addColumns(db: Kysely<unknown>, table: string, ...columns: Columns): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const [kind, ...names] of columns) {
    const [type, build] = kinds[kind];
    for (const name of names) {
      // SQLite has no « add column if not exists ».
      const found = sql`select name from pragma_table_info(${table}) where name = ${name}`;
      if (isSqlite && (await found.execute(db)).rows.length > 0) continue;
      await db.schema
        .alterTable(table)
        .addColumn(name, type, (column) => (isSqlite ? build(column) : build(column).ifNotExists()))
        .execute();
    }
  }
}

/** Creates an index, which is called after its table, if it doesn't exist yet. */
export async function createIndex(
  db: Kysely<unknown>,
  table: string,
  name: string,
  columns = [name],
  isUnique = false,
): Promise<void> {
  const index = db.schema.createIndex(`${table}_${name}`).ifNotExists().on(table).columns(columns);
  await (isUnique ? index.unique() : index).execute();
}
