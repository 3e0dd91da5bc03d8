import { type ColumnDefinitionBuilder, type Kysely, SqliteAdapter, sql } from 'kysely';

/** Adds a column, which `build` may describe further, to a table that doesn't have it yet. */
export async function addColumn(
  db: Kysely<unknown>,
  table: string,
  name: string,
  type: 'text' | 'bigint',
  build = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column,
): Promise<void> {
  const alteration = db.schema.alterTable(table);
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) {
    await alteration.addColumn(name, type, (column) => build(column).ifNotExists()).execute();
    return;
  }
  // SQLite has no « add column if not exists ».
  const { rows } = await sql`select name from pragma_table_info(${table}) where name = ${name}`.execute(db);
  if (rows.length === 0) await alteration.addColumn(name, type, build).execute();
}
