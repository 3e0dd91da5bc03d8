import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Milliseconds for which a write proves that the next one succeeds: the endpoint is public, and each waits for the disk. */
const proofLifetime = 1000;
/** On SQLite it takes more room than any order, so that a disk too full for one is too full for a check; PostgreSQL compresses it. */
const checkValue = '0'.repeat(50_000);

/** Checks whether the database can be written, by writing to it: the disk may be full, the file damaged. */
export class Readiness {
  readonly #db: Kysely<Database>;
  #damage: unknown;
  #written = Number.NEGATIVE_INFINITY;
  #query: Promise<void> | undefined;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** Remembers damage, which a retry can't fix. */
  noteDamage(cause: unknown): void {
    this.#damage = cause;
  }

  /** Rejects unless the database can be written now. */
  async check(): Promise<void> {
    if (this.#damage !== undefined) throw this.#damage;
    // Concurrent checks share one query.
    this.#query ??= this.#runQuery().finally(() => {
      this.#query = undefined;
    });
    await this.#query;
  }

  async #runQuery(): Promise<void> {
    if (performance.now() - this.#written < proofLifetime) {
      await sql`select 1`.execute(this.#db);
      return;
    }
    await this.#db
      .insertInto('settings')
      .values({ name: 'last-check', value: checkValue })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
      .execute();
    this.#written = performance.now();
  }
}
