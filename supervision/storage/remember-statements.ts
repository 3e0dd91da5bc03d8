import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements remembered at most; the service uses some thirty, of which an order takes four. */
const mostStatements = 100;

/** The same database, which prepares anew only what it wasn't asked for lately: preparing costs more than a look-up. */
export function rememberStatements(database: SqliteDatabase): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      // Maps keep the order of insertion: the first entry is the one unused for longest.
      prepared.delete(sql);
      prepared.set(sql, statement);
      const [oldest] = prepared.keys();
      if (prepared.size > mostStatements && oldest !== undefined) prepared.delete(oldest);
      return statement;
    },
  };
}
