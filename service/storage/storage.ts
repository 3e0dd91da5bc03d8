import type { Kysely } from 'kysely';
import type { DialectRules, Retry } from './dialect.ts';
import { GroupCommit } from './group-commit.ts';
import { Readiness } from './readiness.ts';
import { deskIn } from './rows/desk/desk-rows.ts';
import { passkeysIn } from './rows/desk/passkey-rows.ts';
import { requestsIn } from './rows/desk/request-rows.ts';
import { exportTables, importTables } from './rows/export-rows.ts';
import { debitsIn } from './rows/orders/debit-rows.ts';
import { documentsIn } from './rows/orders/document-rows.ts';
import { journalsIn } from './rows/orders/journal-rows.ts';
import { ordersIn } from './rows/orders/order-rows.ts';
import { orderSummariesIn } from './rows/orders/order-summary-rows.ts';
import { type PlacedOrder, placeOrders } from './rows/orders/place-orders.ts';
import { portsIn } from './rows/orders/port-rows.ts';
import { receiptsIn } from './rows/orders/receipt-rows.ts';
import { setupsIn } from './rows/orders/setup-rows.ts';
import { outboxIn } from './rows/outbox-rows.ts';
import { personalDataIn } from './rows/personal-data-rows.ts';
import { type CountedRecord, statisticsIn, writeCounted } from './rows/statistics-rows.ts';
import type { ComposeWebhook, ExportedRow, Hit, OrderRow, QuoteStatisticsRow } from './rows.ts';
import type { Database } from './schema.ts';
import { StorageUnavailable } from './storage-failures.ts';

/** Milliseconds for all tries together: how long a visitor's request may wait for the database. */
const retryTime = 1500;
const minPause = 10;
const maxPause = 60;

/** SQLite blocks the event loop: other requests run between batches, and those that arrive meanwhile form the next. */
const ordersPerTransaction = 25;
/** Hits are summed; two hundred statistics of quotes stay below every database's limit of parameters. */
const countedPerTransaction = 200;

/** The storage of the service on a migrated database; `composeWebhook` returns the webhook of each change of an order's state. */
export function createStorage(db: Kysely<Database>, rules: DialectRules, composeWebhook?: ComposeWebhook) {
  const { isRowError } = rules;
  const retry: Retry = (work) =>
    retryWhile(rules.isTransient, () => {
      rules.assertFilesInPlace?.();
      return work();
    });
  const counted = new GroupCommit<CountedRecord, void>({
    isRowError,
    maxBatchSize: countedPerTransaction,
    commit: async (records) => {
      await retry(() => writeCounted(db, records));
      return [];
    },
  });
  const placed = new GroupCommit<PlacedOrder, OrderRow>({
    isRowError,
    maxBatchSize: ordersPerTransaction,
    commit: (orders) => retry(() => placeOrders(db, orders)),
  });
  const readiness = new Readiness(db);
  const storage = {
    /** Adds one to a counter. Hits that arrive together share a transaction. */
    countHit: (hit: Hit) => counted.add({ hit }),
    /** Stores the statistics of a quote, once if they are sent twice. Shares the transaction of the hits. */
    addQuoteStatistics: (statistics: QuoteStatisticsRow) => counted.add({ statistics }),
    /** Stores an order, or finds an open one of the same content since `since` (milliseconds), under the new token. */
    placeOrder: (order: OrderRow, since: number) => placed.add({ order, since }),
    ...ordersIn(db, composeWebhook),
    ...journalsIn(db),
    ...orderSummariesIn(db),
    ...debitsIn(db),
    ...statisticsIn(db),
    ...documentsIn(db),
    ...portsIn(db),
    ...receiptsIn(db),
    ...setupsIn(db),
    ...requestsIn(db),
    ...outboxIn(db),
    ...personalDataIn(db, rules, retry),
    ...deskIn(db),
    ...passkeysIn(db),
    /** Passes the rows that a backup has to `take`, from one consistent snapshot. */
    exportRows: (take: (rows: AsyncIterable<ExportedRow>) => Promise<void>) =>
      exportTables(db, rules.beginSnapshot, take),
    /** Fills an empty database, all or nothing; rejects if it isn't empty. */
    importRows: (rows: AsyncIterable<ExportedRow>) => importTables(db, rows),
    /** Rejects after damage or if a write fails. */
    check: () => readiness.check(),
    /** Waits for what is waiting for its transaction, then closes. */
    close: async () => {
      await Promise.all([counted.close(), placed.close()]);
      await rules.close();
    },
  };
  return guarded(storage, rules, retry, readiness);
}

/** The stored data. Answer once a promise resolves: it is on the disk then. Failures are {@link StorageUnavailable}. */
export type Storage = ReturnType<typeof createStorage>;

/** Methods that aren't retried as a whole: they run a callback, retry each transaction themselves, or close. */
const runsOnce: ReadonlySet<string> = new Set<keyof Storage>([
  'countHit',
  'addQuoteStatistics',
  'placeOrder',
  'applyRetention',
  'exportRows',
  'importRows',
  'close',
]);

/** Wraps a storage so that every failure is a {@link StorageUnavailable} with its cause for the log. */
function guarded<Methods extends object>(
  storage: Methods,
  { explainDamage }: DialectRules,
  retry: Retry,
  readiness: Readiness,
): Methods {
  const entries = Object.entries(storage).map(([name, method]) => {
    return [
      name,
      async (...values: unknown[]) => {
        try {
          const run = () => (method as (...values: unknown[]) => Promise<unknown>)(...values);
          return await (runsOnce.has(name) ? run() : retry(run));
        } catch (cause) {
          const damage = explainDamage?.(cause);
          if (damage !== undefined) readiness.noteDamage(cause);
          throw new StorageUnavailable(damage ?? `${name} failed`, { cause });
        }
      },
    ];
  });
  return Object.fromEntries(entries) as Methods;
}

/** Retries while a failure is temporary and time is left; random pauses keep transactions from colliding again. */
async function retryWhile<Result>(
  isTransient: (cause: unknown) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  while (true) {
    try {
      return await work();
    } catch (cause) {
      if (!isTransient(cause) || performance.now() - started > retryTime) throw cause;
      await new Promise((resolve) => setTimeout(resolve, minPause + Math.random() * (maxPause - minPause)));
    }
  }
}
