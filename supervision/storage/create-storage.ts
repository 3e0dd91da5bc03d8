import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DialectRules } from './dialect.ts';
import { exportEveryRow, importEveryRow } from './export-rows.ts';
import { GroupCommit } from './group-commit.ts';
import { ordersIn } from './order-rows.ts';
import { outboxIn } from './outbox-rows.ts';
import { personalDataIn } from './personal-data-rows.ts';
import { retryWhile } from './retry-while.ts';
import type { Database, OrderAddressesTable, OrdersTable } from './schema.ts';
import { type Storage, StorageUnavailable } from './storage.ts';
import { type CountedRecord, writeCounted } from './write-counted.ts';

/** The storage of the service over a migrated database. */
export function createStorage(db: Kysely<Database>, rules: DialectRules): Storage {
  const counted = new GroupCommit<CountedRecord>((records) =>
    retryWhile(rules.isPassing, () => writeCounted(db, records)),
  );
  let closed = false;
  let lastWriteFailed = false;
  const orders = ordersIn(db, rules.lockContent);
  const storage: Storage = {
    countHit: (hit) => counted.add({ hit }),
    addQuoteStatistics: (statistics) => counted.add({ statistics }),
    ...orders,
    ...outboxIn(db),
    ...personalDataIn(db, rules),
    listHits: () => db.selectFrom('hits').selectAll().orderBy('day').execute(),
    newestInstant: async () => {
      const newest = await Promise.all(
        (['orders', 'quote_statistics'] as const).map((table) =>
          db
            .selectFrom(table)
            .select(({ fn }) => fn.max('received_at').as('at'))
            .executeTakeFirstOrThrow(),
        ),
      );
      return Math.max(...newest.map(({ at }) => Number(at ?? 0))) || undefined;
    },
    listQuoteStatistics: () => db.selectFrom('quote_statistics').selectAll().orderBy('received_at').execute(),
    exportRows: (take) => exportEveryRow(db, rules.beginSnapshot, take),
    importRows: (rows) => importEveryRow(db, rows),
    check: async () => {
      // A full disk still reads: once a write failed, only a write shows that it is over.
      if (!lastWriteFailed) await sql`select 1`.execute(db);
      else {
        await tryToWrite(db);
        lastWriteFailed = false;
      }
    },
    close: async () => {
      closed = true;
      await counted.close();
      await rules.close();
    },
  };
  return guarded(storage, {
    isPassing: rules.isPassing,
    isClosed: () => closed,
    noteWrite: (done) => {
      lastWriteFailed = !done;
    },
  });
}

/** Stores a large order and removes it again, in one transaction: it needs more room than any visitor's. */
async function tryToWrite(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('orders').values(probeOrder).execute();
    await transaction.insertInto('order_addresses').values(probeAddress).execute();
    await transaction.deleteFrom('order_addresses').where('token', '=', probeAddress.token).execute();
    await transaction.deleteFrom('orders').where('reference', '=', probeOrder.reference).execute();
  });
}

const probeOrder: OrdersTable = {
  reference: 'write-check',
  token: 'write-check',
  completed_token: null,
  content_hash: 'write-check',
  state: 'received',
  received_at: 0,
  confirmed_at: null,
  paid_at: null,
  cancelled_at: null,
  catalogue_id: '',
  email: '',
  company: '',
  siret: '',
  name: '',
  phone: '',
  order_json: ' '.repeat(20_000),
  one_time_cents: 0,
  one_time_vat_cents: 0,
  monthly_cents: 0,
  monthly_vat_cents: 0,
  sites_json: null,
  small_firm: null,
  terms_version: null,
  is_test: 1,
};

const probeAddress: OrderAddressesTable = {
  token: probeOrder.token,
  order_reference: probeOrder.reference,
  mailed_at: null,
};

interface Watch {
  readonly isPassing: DialectRules['isPassing'];
  readonly isClosed: () => boolean;
  /** Told how each write of a visitor's request ended. */
  readonly noteWrite: (done: boolean) => void;
}

const visitorWrites: ReadonlySet<string> = new Set<keyof Storage>([
  'countHit',
  'addQuoteStatistics',
  'placeOrder',
  'confirmOrder',
  'mailOrderAddress',
]);

/** Methods that read or write through somebody else's hands, or repeat by themselves. */
const runsOnce: ReadonlySet<string> = new Set<keyof Storage>([
  'countHit',
  'addQuoteStatistics',
  'applyRetention',
  'exportRows',
  'importRows',
  'close',
]);

/** The same storage, whose every failure is a {@link StorageUnavailable} that keeps its cause for the log. */
function guarded(storage: Storage, { isPassing, isClosed, noteWrite }: Watch): Storage {
  const entries = Object.entries(storage).map(([name, method]) => {
    const note = visitorWrites.has(name) ? noteWrite : () => {};
    return [
      name,
      async (...values: unknown[]) => {
        if (isClosed()) throw new StorageUnavailable(`${name} came after the storage was closed`);
        try {
          const run = () => (method as (...values: unknown[]) => Promise<unknown>)(...values);
          const result = await (runsOnce.has(name) ? run() : retryWhile(isPassing, run));
          note(true);
          return result;
        } catch (cause) {
          note(false);
          throw new StorageUnavailable(`${name} failed`, { cause });
        }
      },
    ];
  });
  return Object.fromEntries(entries) as Storage;
}
