import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { createStorage } from '#service/storage/create-storage.ts';
import type { Database } from '#service/storage/schema.ts';
import { openSqlite } from '#service/storage/sqlite.ts';
import { SteppedDialect, steppedRules } from '#tests/simulation/stepped-dialect.ts';

/**
 * Creates a database at this path whose answers can be lost, as if its connection broke: at « commit » what was written
 * stays written.
 */
export async function openCuttable(path: string) {
  await (await openSqlite(path)).close();
  const database = new SqliteDatabase(path);
  let lost: string | undefined;
  let step = '';
  const dialect = new SteppedDialect(database, {
    begin: 'begin immediate',
    step: async (name) => {
      step = name;
    },
    strikes: (fault) => {
      if (fault !== 'loss' || lost === undefined || !step.startsWith(lost) || !step.endsWith(', answered'))
        return false;
      lost = undefined;
      return true;
    },
    onCommitted: () => {},
  });
  const db = new Kysely<Database>({ dialect });
  return {
    storage: createStorage(db, { ...steppedRules, close: () => db.destroy() }),
    /** The next answer to a statement that begins with these words is lost. */
    loseAnswerTo: (statement: string): void => {
      lost = statement;
    },
  };
}
