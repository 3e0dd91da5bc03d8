import { CompiledQuery, type Kysely } from 'kysely';
import type { ExportedRow } from '#service/storage/rows.ts';
import { columnsOf, type Database, keysOf, tables } from '#service/storage/schema.ts';
import { writeEverySearch } from './orders/search-rows.ts';
import { deskLinkKind } from './outbox-rows.ts';

type TableName = keyof Database;

/** Tables that are in no backup. */
const leftOut: readonly TableName[] = [
  // What lets people in: a restored backup would let in who has been removed meanwhile.
  'desk_people',
  'desk_sessions',
  'desk_links',
  'desk_passkeys',
  'desk_challenges',
  'api_tokens',
  // Follows from the orders.
  'order_searches',
];
const exported = (Object.keys(tables) as TableName[]).filter((table) => !leftOut.includes(table));

/** Of earlier versions, in their backups; the table stays, unused: while copies are upgraded in turn, one still writes it. */
const formerTable = 'document_jobs';

/** Rows that are read or written at once; a document takes some 100 kB. */
const rowsPerPage = (table: string): number => (table === 'document_contents' ? 20 : 500);

/**
 * Passes the rows of all tables but `leftOut` to `take`, as of one instant, while others continue to write. Mails with a
 * link into the desk stay out too.
 */
export async function exportTables(
  db: Kysely<Database>,
  beginSnapshot: string,
  take: (rows: AsyncIterable<ExportedRow>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(beginSnapshot));
    try {
      await take(readTables(connection as Kysely<AnyTables>));
    } finally {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    }
  });
}

/** Fills an empty database with exported rows, all or none. Returns their number. */
export async function importTables(db: Kysely<Database>, rows: AsyncIterable<ExportedRow>): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const anyTables = transaction as unknown as Kysely<AnyTables>;
    for (const table of exported) {
      const found = await anyTables.selectFrom(table).selectAll().limit(1).execute();
      if (found.length > 0)
        throw new Error(`la table ${table} n’est pas vide ; les lignes n’entrent que dans une base neuve`);
    }
    let count = 0;
    let [page, pageTable]: [ExportedRow['row'][], string] = [[], ''];
    const writePage = async (): Promise<void> => {
      if (page.length > 0) await anyTables.insertInto(pageTable).values(page).execute();
      page = [];
    };
    for await (const { table, row } of rows) {
      if (table === formerTable) continue;
      if (table !== pageTable || page.length === rowsPerPage(table)) await writePage();
      const known = exported.find((name) => name === table);
      const unknown = known === undefined ? table : Object.keys(row).find((column) => !(column in columnsOf(known)));
      if (unknown !== undefined)
        throw new Error(
          `cette sauvegarde vient d’une version plus récente du service (${unknown}) ; restaurez-la avec cette version-là`,
        );
      pageTable = table;
      page.push(row);
      count += 1;
    }
    await writePage();
    await writeEverySearch(transaction);
    return count;
  });
}

type AnyTables = Record<string, Record<string, string | number | null>>;

async function* readTables(connection: Kysely<AnyTables>): AsyncGenerator<ExportedRow> {
  for (const table of exported) {
    for await (const row of readPages(connection, table)) if (row.kind !== deskLinkKind) yield { table, row };
  }
}

async function* readPages(connection: Kysely<AnyTables>, table: TableName): AsyncGenerator<ExportedRow['row']> {
  // Counters have a key of several columns and few rows, so they are read at once.
  if (table === 'hits') {
    yield* await connection.selectFrom(table).selectAll().orderBy('day').execute();
    return;
  }
  const [key] = keysOf(table);
  const size = rowsPerPage(table);
  let last = '';
  while (true) {
    const page = await connection
      .selectFrom(table)
      .selectAll()
      .where(key, '>', last)
      .orderBy(key)
      .limit(size)
      .execute();
    yield* page;
    if (page.length < size) return;
    last = String(page.at(-1)?.[key]);
  }
}
