import type { HitType } from '#domain/statistics/quote-statistics.ts';
import type { OrderAddressesTable, OrdersTable, OutboxTable, QuoteStatisticsTable } from './schema.ts';

/** Who asked for the image: only `human` counts as a visit, the others are counted apart. */
const visitorClasses = ['human', 'bot', 'prefetch', 'head', 'empty-agent'] as const;
export type VisitorClass = (typeof visitorClasses)[number];

/** One request of the counted image. */
export interface Hit {
  /** Day in Europe/Paris. */
  readonly day: string;
  /**
   * `statistiques`: statistics of a quote that are counted only, the day's ceiling being reached or the disk nearly full.
   * `incertain`: a hit that may be counted although the answer said it isn't, so that it may have been asked for again.
   */
  readonly type: HitType | 'statistiques' | 'incertain';
  readonly visitorClass: VisitorClass;
}

export type QuoteStatisticsRow = Readonly<QuoteStatisticsTable>;

export const orderStates = ['received', 'confirmed', 'paid', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export type OrderRow = Readonly<Omit<OrdersTable, 'state' | 'open_content'>> & { readonly state: OrderState };
/** An order found by one of its secret addresses, which is its `token` here. */
export type AddressedOrder = OrderRow & Pick<OrderAddressesTable, 'mailed_at'>;
export type Mail = Readonly<OutboxTable>;

/** What the client completes on the payment page. */
export interface OrderCompletion {
  /** The address of the order, which the client may have corrected. */
  readonly email: string;
  readonly company: string;
  readonly siret: string;
  readonly name: string;
  readonly phone: string;
  /** The order, its client as completed. */
  readonly order_json: string;
  readonly sites_json: string;
  readonly small_firm: number;
  readonly terms_version: string;
  readonly confirmed_at: number;
}

export interface CountedHits {
  readonly day: string;
  readonly type: string;
  readonly visitor_class: string;
  readonly count: number;
}

/** Mails that are not sent. */
export interface MailCounts {
  /** Still to be tried; `failing` of them were tried before. */
  readonly waiting: number;
  readonly failing: number;
  readonly givenUp: number;
  /** When the oldest one that waits was written (milliseconds); `null` where none waits. */
  readonly oldestWaiting: number | null;
}

/** Rows older than these instants (milliseconds) go. */
export interface RetentionLimits {
  readonly statisticsBefore: number;
  readonly unconfirmedOrdersBefore: number;
  /** By the day they were cancelled. */
  readonly cancelledOrdersBefore: number;
  /** By the day they were confirmed. */
  readonly confirmedOrdersBefore: number;
  /** Mails sent or given up. */
  readonly endedMailsBefore: number;
}

/** What an erasure removed, and what the law makes us keep. */
export interface ErasedCounts {
  readonly statistics: number;
  readonly orders: number;
  readonly mails: number;
  readonly keptOrders: number;
}

/** A row of any table, as exports write it. */
export type ExportedRow = Readonly<Record<string, string | number | null>>;

/**
 * Where the service keeps what it receives. A promise that resolves means « on the disk »: callers answer after it and
 * never before. Every method rejects with {@link StorageUnavailable} when the database doesn't do its work in time.
 */
export interface Storage {
  /** Adds one to a counter. Hits of one turn of the event loop share a transaction. */
  countHit(hit: Hit): Promise<void>;
  /** Keeps the statistics of a quote; the same row again changes nothing. Shares the transaction of the hits. */
  addQuoteStatistics(row: QuoteStatisticsRow): Promise<void>;
  /**
   * Stores an order in a transaction of its own. Where the same content already waits since `since` (milliseconds)
   * without having been completed, that order is returned instead, under the new order's token: each post has its own.
   */
  placeOrder(order: OrderRow, since: number): Promise<OrderRow>;
  /** The order of any of its addresses; its `token` is the one asked for. */
  findOrderByToken(token: string): Promise<AddressedOrder | undefined>;
  /**
   * Gives an order one more address, sent by `mail` in the same transaction: false, and nothing done, where a mail of this
   * id exists already.
   */
  mailOrderAddress(token: string, mail: Mail): Promise<boolean>;
  /** Closes every address of an order, in one transaction with the mail that brings a new one. Gives how many were closed. */
  replaceOrderAddresses(
    reference: string,
    replacement: { readonly token: string; readonly mail: Mail } | undefined,
  ): Promise<number>;
  findOrderByReference(reference: string): Promise<OrderRow | undefined>;
  /**
   * Received → confirmed, with the mails to send, in one transaction; `undefined` where the order isn't « received ».
   * `token` is the address through which the client completed it, if they did.
   */
  confirmOrder(
    reference: string,
    completion: OrderCompletion,
    mails: readonly Mail[],
    token?: string,
  ): Promise<OrderRow | undefined>;
  /** Moves an order whose state is among `from`; `undefined` where it isn't. */
  moveOrder(
    reference: string,
    from: readonly OrderState[],
    to: 'paid' | 'cancelled',
    at: number,
  ): Promise<OrderRow | undefined>;
  /** The newest first. */
  listOrders(filter: { readonly state?: OrderState; readonly limit: number }): Promise<OrderRow[]>;
  /** How many orders each state has. */
  countOrders(): Promise<Record<OrderState, number>>;

  listHits(): Promise<CountedHits[]>;
  listQuoteStatistics(): Promise<QuoteStatisticsRow[]>;
  /** When the newest order or statistics came (milliseconds); `undefined` where there is none. */
  newestInstant(): Promise<number | undefined>;

  /** Mails due at `now`: those never tried first, then by age; none while the outbox is paused. */
  dueMails(now: number, limit: number): Promise<Mail[]>;
  /** Takes a due mail for the time of one attempt: false where another instance was faster. */
  claimMail(mail: Mail, now: number, until: number): Promise<boolean>;
  markMailSent(id: string, at: number): Promise<void>;
  postponeMail(id: string, until: number, error: string): Promise<void>;
  /** Tries a mail no more; `error` says why. */
  giveUpMail(id: string, at: number, error: string): Promise<void>;
  /** Makes the mails of an order that were not sent due at `now`, given up or not. Returns their number. */
  retryMails(reference: string, now: number): Promise<number>;
  /** Mails whose last attempt failed, given up or not, the newest first. */
  listFailedMails(limit: number): Promise<Mail[]>;
  /** Mails sent after an instant. */
  mailsSentSince(since: number): Promise<Pick<Mail, 'kind' | 'recipient' | 'sent_at'>[]>;
  countMails(): Promise<MailCounts>;
  pauseOutbox(paused: boolean): Promise<void>;
  isOutboxPaused(): Promise<boolean>;

  /**
   * Removes what has been kept for its time, in small steps, the rest another time where `stopping` says so; overwritten in
   * the files where the database allows it.
   */
  applyRetention(
    limits: RetentionLimits,
    stopping?: AbortSignal,
  ): Promise<{
    readonly statistics: number;
    readonly orders: number;
    readonly mails: number;
  }>;
  /** Everything kept about an address. */
  findPersonalData(email: string): Promise<{ statistics: QuoteStatisticsRow[]; orders: OrderRow[]; mails: Mail[] }>;
  /** Every address kept, so that erasures can be replayed on a restored backup. */
  listEmails(): Promise<string[]>;
  /**
   * Removes statistics, unconfirmed orders and mails of an address, the provider's copies too; those up to `until`
   * (milliseconds), if given.
   */
  erasePersonalData(email: string, until?: number): Promise<ErasedCounts>;

  /** Every row of every table, from one consistent snapshot. */
  exportRows(take: (table: string, row: ExportedRow) => Promise<void>): Promise<void>;
  /** Fills an empty database; rejects where it isn't empty. All or nothing. */
  importRows(rows: AsyncIterable<{ readonly table: string; readonly row: ExportedRow }>): Promise<number>;

  /** Rejects unless the database answers; after a write that failed, unless it writes again. */
  check(): Promise<void>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}

/** The database can't be reached, is full or too slow: nothing is known to be stored, the caller answers 503. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** A database that must not be opened: damaged, newer than this program, or another program's. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}
