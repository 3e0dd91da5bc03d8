import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

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
} as const satisfies Readonly<Record<string, readonly ['text' | 'bigint', Column]>>;

/** Creates a table that doesn't exist yet, with the columns of each kind in this order. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  ...columns: readonly (readonly [kind: keyof typeof kinds, ...names: string[]])[]
): Promise<void> {
  let table = db.schema.createTable(name).ifNotExists();
  for (const [kind, ...names] of columns) {
    const [type, build] = kinds[kind];
    for (const column of names) table = table.addColumn(column, type, build);
  }
  await table.execute();
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
