import type { ParisDay } from '#domain/calendar.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { OrderState } from '#domain/order/life/order-life.ts';
import type { readSearched } from '#domain/order/search-order.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import type { DeskStorage } from './desk-storage.ts';
import type { InstallationStorage } from './installation-storage.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type {
  AddressedOrder,
  ApiToken,
  Confirmation,
  CountedHits,
  DebitMandate,
  DeviceRow,
  DocumentJob,
  ErasedCounts,
  ExportedRow,
  Hit,
  KeptDocument,
  Mail,
  NewDocument,
  OrderChange,
  OrderCompletion,
  OrderCorrection,
  OrderDocumentRow,
  OrderEventRow,
  OrderRow,
  OrderSummary,
  PortRow,
  QuoteStatisticsRow,
  QuoteSums,
  ReceiptRow,
  RequestRow,
  RetentionLimits,
  SetupRow,
} from './rows.ts';

/**
 * Stores what the service receives. A promise resolves once the data is committed to disk: callers respond after that
 * and never before. Every method rejects with {@link StorageUnavailable} if the database fails or times out.
 */
export interface Storage extends DeskStorage, OutboxStorage, InstallationStorage {
  /** Adds one to a counter. Hits that arrive together share a transaction. */
  countHit(hit: Hit): Promise<void>;
  /** Stores the statistics of a quote, once if they are sent twice. Shares the transaction of the hits. */
  addQuoteStatistics(row: QuoteStatisticsRow): Promise<void>;
  /**
   * Stores an order; those that arrive together share a transaction. If an order with the same content has been waiting since
   * `since` (milliseconds) or later and isn't completed, it is returned instead, under the new order's own token.
   */
  placeOrder(order: OrderRow, since: number): Promise<OrderRow>;
  /** The order with this address; the returned `token` is the given one. */
  findOrderByToken(token: string): Promise<AddressedOrder | undefined>;
  /**
   * Adds an address to an order, sent by `mail` in the same transaction; false, and nothing done, if it exists already.
   */
  mailOrderAddress(token: string, mail: Mail): Promise<boolean>;
  /**
   * Closes every address of an order, in one transaction with the entry of its journal and the mail that contains a new
   * one; false, and nothing done, if the order was changed since it was read.
   */
  replaceOrderAddresses(
    order: Pick<OrderRow, 'reference' | 'event_count'>,
    entry: JournalEntry,
    replacement: { readonly token: string; readonly mail: Mail },
  ): Promise<boolean>;
  /**
   * Corrects who ordered or where, with the entry of its journal, the mails and the corrected confirmation, in one
   * transaction; false, and nothing done, if the order was changed since it was read.
   */
  correctOrder(order: Pick<OrderRow, 'reference' | 'event_count'>, correction: OrderCorrection): Promise<boolean>;
  findOrderByReference(reference: string): Promise<OrderRow | undefined>;
  /**
   * Received → confirmed, with the mails to send and the documents to make, in one transaction; `undefined` if the
   * order isn't « received ».
   */
  confirmOrder(
    reference: string,
    completion: OrderCompletion,
    mails: readonly Mail[],
    by?: Confirmation,
  ): Promise<OrderRow | undefined>;
  /**
   * Changes an order, writes the entry of its journal, the receipt of a payment and the mails to send, in one transaction;
   * `undefined` if the order was changed since it was read, or if the line of the bank's statement is a receipt already.
   */
  moveOrder(
    order: Pick<OrderRow, 'reference' | 'state' | 'event_count'>,
    change: OrderChange,
    mails?: readonly Mail[],
  ): Promise<OrderRow | undefined>;
  /** The journal of an order, oldest entry first. */
  listOrderEvents(reference: string): Promise<JournalEntry[]>;
  /** The journals of these orders or of all, whole or only their entries of some kinds, by reference; none without such. */
  listJournals(filter: {
    readonly references?: readonly string[];
    readonly kinds?: readonly JournalEntry['kind'][];
  }): Promise<ReadonlyMap<string, readonly JournalEntry[]>>;
  /** Receipts of some orders, of some lines of a bank's statement, of a period (days, both included), or all. */
  listReceipts(filter: {
    readonly references?: readonly string[];
    readonly lines?: readonly string[];
    readonly first?: ParisDay;
    readonly last?: ParisDay;
  }): Promise<ReceiptRow[]>;
  /** The purchase orders of these orders by reference, without those that never came or were undone. */
  listPurchaseOrders(references: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Lists orders, all or those with these references, newest first. */
  listOrders(filter: { references?: readonly string[]; limit: number }): Promise<OrderRow[]>;
  /**
   * What a list shows of orders, in these states or in any, all or those that a search finds, newest first: at most `limit`
   * of those that nobody confirmed, and as many others.
   */
  listOrderSummaries(filter: {
    readonly states?: readonly OrderState[];
    readonly searched?: ReturnType<typeof readSearched>;
    readonly limit: number;
  }): Promise<OrderSummary[]>;
  /**
   * Orders that arrived or were changed at `since` (milliseconds) or later, in the order of their arrival, those after the
   * given one.
   */
  listChangedOrders(filter: {
    readonly since: number;
    readonly after?: Pick<OrderRow, 'received_at' | 'reference'> | undefined;
    readonly limit: number;
  }): Promise<OrderRow[]>;
  /** The number of orders in each state. */
  countOrders(): Promise<Record<OrderState, number>>;

  /** Writes the prices of orders that earlier versions stored without. Each start does, as the next two; nothing changes twice. */
  fillPrices(catalogues: readonly Catalogue[]): Promise<void>;
  /** Writes the receipts of payments that earlier versions kept in journals alone. */
  fillReceipts(): Promise<void>;
  /** Writes what a search finds of orders from earlier versions, in slices; stops early if the program is stopping. */
  fillSearches(stopping?: AbortSignal): Promise<void>;

  /**
   * Keeps the documents of a confirmed order, all in one transaction, and ends its job. Does nothing if it has documents:
   * they never change.
   */
  keepDocuments(reference: string, documents: readonly NewDocument[]): Promise<void>;
  /** The kept documents of an order; none before they are made. */
  listDocuments(reference: string): Promise<KeptDocument[]>;
  /** The bytes of a kept document, in base64. */
  readDocument(sha256: string): Promise<string | undefined>;
  /** Confirmed orders whose documents are due at `now`, those never tried first. */
  dueDocuments(now: number, limit: number): Promise<DocumentJob[]>;
  /** Reserves a job until an instant, at which it is due again; false if another copy was faster. */
  claimDocuments(job: DocumentJob, until: number): Promise<boolean>;

  /** Stores a request with its mails, in one transaction; false, and nothing done, if one with its reference exists. */
  addRequest(request: RequestRow, mails: readonly Mail[]): Promise<boolean>;
  /** Requests, those that nobody has ended yet before the others, newest first; 2000 at most. */
  listRequests(): Promise<RequestRow[]>;
  findRequest(reference: string): Promise<RequestRow | undefined>;
  /**
   * Stores how the desk follows a request, whose `change_count` is one more than when it was read; false, and nothing done,
   * if it was changed or removed since. Those of quotes are stored by their first change.
   */
  followRequest(request: RequestRow): Promise<boolean>;

  listHits(): Promise<CountedHits[]>;
  /** The statistics of the newest `limit` quotes, of all by default, newest first. */
  listQuoteStatistics(limit?: number): Promise<QuoteStatisticsRow[]>;
  /** Sums the quotes that arrived at `since` or later, but before `before` (milliseconds), one row for each group. */
  sumQuoteStatistics(since: number, before: number): Promise<QuoteSums[]>;

  /**
   * Removes expired rows in small steps, leaving the rest for another time if `stopping` is aborted. Their data is
   * overwritten in the files if the database supports it.
   */
  applyRetention(limits: RetentionLimits, stopping?: AbortSignal): Promise<Omit<ErasedCounts, 'keptOrders'>>;
  /** Everything stored about an address. */
  findPersonalData(email: string): Promise<{
    statistics: QuoteStatisticsRow[];
    orders: OrderRow[];
    requests: RequestRow[];
    events: OrderEventRow[];
    receipts: ReceiptRow[];
    ports: PortRow[];
    setups: SetupRow[];
    devices: DeviceRow[];
    debits: DebitMandate[];
    /** Without the terms, which name nobody. */
    documents: OrderDocumentRow[];
    mails: Mail[];
  }>;
  /** Every stored address, so that erasures can be replayed on a restored backup. */
  listEmails(): Promise<string[]>;
  /**
   * Removes statistics, unconfirmed orders, requests and mails of an address, including the provider's copies; only those up to
   * `createdUntil` (milliseconds), if given.
   */
  erasePersonalData(email: string, createdUntil?: number): Promise<ErasedCounts>;

  /** The tokens of other programs, the oldest first. */
  listApiTokens(): Promise<ApiToken[]>;
  addApiToken(token: ApiToken): Promise<void>;
  /** The token with this hash, used at `at` (milliseconds); `undefined` if there is none, or no longer. */
  findApiToken(id: string, at: number): Promise<ApiToken | undefined>;
  /** Removes a token; returns its name, `undefined` if there is none. */
  withdrawApiToken(id: string): Promise<string | undefined>;

  /** Passes every row of every table to `take`, from one consistent snapshot, except who may enter: people, sessions, tokens. */
  exportRows(take: (table: string, row: ExportedRow) => Promise<void>): Promise<void>;
  /** Fills an empty database, all or nothing; rejects if it isn't empty. */
  importRows(rows: AsyncIterable<{ readonly table: string; readonly row: ExportedRow }>): Promise<number>;

  /** Rejects after damage, without the files, or if a small write fails. */
  check(): Promise<void>;
  /** Waits for work in progress, then closes. */
  close(): Promise<void>;
}

/** The database is unreachable, full or too slow: respond with 503. What was sent can be sent again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** The database must not be opened: it is damaged, newer than this program, or another program's. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}
