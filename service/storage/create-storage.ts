import type { Kysely } from 'kysely';
import type { DialectRules, Retry } from './dialect.ts';
import { GroupCommit } from './group-commit.ts';
import { Readiness } from './readiness.ts';
import { deskIn } from './rows/desk/desk-rows.ts';
import { passkeysIn } from './rows/desk/passkey-rows.ts';
import { requestsIn } from './rows/desk/request-rows.ts';
import { exportEveryRow, importEveryRow } from './rows/export-rows.ts';
import { debitsIn } from './rows/orders/debit-rows.ts';
import { documentsIn } from './rows/orders/document-rows.ts';
import { fillPrices } from './rows/orders/order-prices.ts';
import { ordersIn } from './rows/orders/order-rows.ts';
import { orderSummariesIn } from './rows/orders/order-summary-rows.ts';
import { type PlacedOrder, placeOrders } from './rows/orders/place-orders.ts';
import { portsIn } from './rows/orders/port-rows.ts';
import { fillReceipts, receiptsIn } from './rows/orders/receipt-rows.ts';
import { fillSearches } from './rows/orders/search-rows.ts';
import { setupsIn } from './rows/orders/setup-rows.ts';
import { outboxIn } from './rows/outbox-rows.ts';
import { personalDataIn } from './rows/personal-data-rows.ts';
import { type CountedRecord, statisticsIn, writeCounted } from './rows/statistics-rows.ts';
import type { ComposeWebhook, OrderRow } from './rows.ts';
import type { Database } from './schema.ts';
import { type Storage, StorageUnavailable } from './storage.ts';

/** Milliseconds for all tries together: how long a visitor's request may wait for the database. */
const retryTime = 1500;
const minPause = 10;
const maxPause = 60;

/**
 * Batch sizes. SQLite blocks the event loop, so other requests run between batches. Orders that arrive while a batch waits
 * for the disk form the next one.
 */
const ordersPerTransaction = 25;
const countedPerTransaction = 1000;

/** The storage of the service on a migrated database; `composeWebhook` returns the webhook of each change of an order's state. */
export function createStorage(db: Kysely<Database>, rules: DialectRules, composeWebhook?: ComposeWebhook): Storage {
  const { isRowError } = rules;
  const retry: Retry = (work) => retryWhile(rules.isTransient, work);
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
    commit: async (orders) => {
      rules.assertFilesInPlace();
      return await retry(() => placeOrders(db, orders));
    },
  });
  let closed = false;
  const readiness = new Readiness(db, rules);
  const storage: Storage = {
    countHit: (hit) => counted.add({ hit }),
    addQuoteStatistics: (statistics) => counted.add({ statistics }),
    placeOrder: (order, since) => placed.add({ order, since }),
    ...ordersIn(db, composeWebhook),
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
    fillPrices: (catalogues) => fillPrices(db, catalogues),
    fillReceipts: () => fillReceipts(db),
    fillSearches: (stopping) => fillSearches(db, retry, stopping),
    exportRows: (take) => exportEveryRow(db, rules.beginSnapshot, take),
    importRows: (rows) => importEveryRow(db, rows),
    check: () => readiness.check(),
    close: async () => {
      closed = true;
      await Promise.all([counted.close(), placed.close()]);
      await rules.close();
    },
  };
  return guarded(storage, { rules, retry, isClosed: () => closed, readiness });
}

interface Watch {
  readonly rules: DialectRules;
  readonly retry: Retry;
  readonly isClosed: () => boolean;
  readonly readiness: Readiness;
}

/** Writes of orders and requests, by clients and at the desk, which must not go into a database file that was removed. */
const orderWrites: readonly string[] = [
  'placeOrder',
  'confirmOrder',
  'moveOrder',
  'changePorts',
  'saveSetup',
  'saveDevices',
  'mailOrderAddress',
  'replaceOrderAddresses',
  'correctOrder',
  'acceptDebitMandate',
  'addRequest',
  'followRequest',
] satisfies (keyof Storage)[];

/** Methods that must not be retried as a whole: they run a callback or manage their transaction. */
const runsOnce: ReadonlySet<string> = new Set<keyof Storage>([
  'countHit',
  'addQuoteStatistics',
  'placeOrder',
  'fillSearches',
  'applyRetention',
  'exportRows',
  'importRows',
  'close',
]);

/** Wraps a storage so that every failure is a {@link StorageUnavailable} with its cause for the log. */
function guarded(storage: Storage, { rules, retry, isClosed, readiness }: Watch): Storage {
  const entries = Object.entries(storage).map(([name, method]) => {
    return [
      name,
      async (...values: unknown[]) => {
        if (isClosed()) throw new StorageUnavailable(`${name} was called after close`);
        try {
          if (orderWrites.includes(name) && !runsOnce.has(name)) rules.assertFilesInPlace();
          const run = () => (method as (...values: unknown[]) => Promise<unknown>)(...values);
          return await (runsOnce.has(name) ? run() : retry(run));
        } catch (cause) {
          readiness.noteFailure(cause);
          throw new StorageUnavailable(rules.explainDamage(cause) ?? `${name} failed`, { cause });
        }
      },
    ];
  });
  return Object.fromEntries(entries) as Storage;
}

/**
 * Retries `work` while it fails for a temporary reason, with random pauses so that conflicting transactions don't
 * collide again. Rejects with the last failure when the time is up, or at once for any other reason.
 */
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
