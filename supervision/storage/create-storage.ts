import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { exportEveryRow, importEveryRow } from './export-rows.ts';
import { GroupCommit } from './group-commit.ts';
import { ordersIn } from './order-rows.ts';
import { outboxIn } from './outbox-rows.ts';
import { personalDataIn } from './personal-data-rows.ts';
import type { Database } from './schema.ts';
import { type Storage, StorageUnavailable } from './storage.ts';
import { type CountedRecord, writeCounted } from './write-counted.ts';

/** What differs between the databases. */
export interface DialectRules {
  /** Within a transaction, makes every other transaction on the same order content wait. */
  readonly lockContent: (transaction: Transaction<Database>, contentHash: string) => Promise<void>;
  /** Statement that begins a transaction seeing one consistent state, without stopping writers. */
  readonly beginSnapshot: string;
  readonly close: () => Promise<void>;
}

/** The storage of the service over a migrated database. */
export function createStorage(db: Kysely<Database>, rules: DialectRules): Storage {
  const counted = new GroupCommit<CountedRecord>((records) => writeCounted(db, records));
  let closed = false;
  const orders = ordersIn(db, rules.lockContent);
  const storage: Storage = {
    countHit: (hit) => counted.add({ hit }),
    addQuoteStatistics: (statistics) => counted.add({ statistics }),
    ...orders,
    ...outboxIn(db),
    ...personalDataIn(db),
    listHits: () => db.selectFrom('hits').selectAll().orderBy('day').execute(),
    listQuoteStatistics: () => db.selectFrom('quote_statistics').selectAll().orderBy('received_at').execute(),
    exportRows: (take) => exportEveryRow(db, rules.beginSnapshot, take),
    importRows: (rows) => importEveryRow(db, rows),
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      closed = true;
      await counted.close();
      await rules.close();
    },
  };
  return guarded(storage, () => closed);
}

/** The same storage, whose every failure is a {@link StorageUnavailable} that keeps its cause for the log. */
function guarded(storage: Storage, isClosed: () => boolean): Storage {
  const entries = Object.entries(storage).map(([name, method]) => [
    name,
    async (...values: unknown[]) => {
      if (isClosed()) throw new StorageUnavailable(`${name} came after the storage was closed`);
      try {
        return await (method as (...values: unknown[]) => Promise<unknown>)(...values);
      } catch (cause) {
        throw new StorageUnavailable(`${name} failed`, { cause });
      }
    },
  ]);
  return Object.fromEntries(entries) as Storage;
}
