import type { ParisDay } from '#domain/calendar.ts';
import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { OrderState } from '#domain/order/life/order-life.ts';
import type { DocumentKind } from '#domain/order/order-documents.ts';
import type { readSearched } from '#domain/order/search-order.ts';
import { words } from '#domain/words.ts';
import type { Database } from './schema.ts';

/* Arguments and results of the storage, beside the tables themselves (`schema.ts`). */

export type CountedHits = Readonly<Database['hits']>;
/** One request for the counted image. */
export type Hit = Omit<CountedHits, 'count'>;

export type QuoteStatisticsRow = Readonly<Database['quote_statistics']>;

/** An order without `open_content`, which only the storage reads; rows have it all the same, in exports too. */
export type OrderRow = Readonly<Omit<Database['orders'], 'open_content'>>;
/** An order as it was read: a change does nothing, and returns false or `undefined`, after another (optimistic locking). */
export type ReadOrder = Pick<OrderRow, 'reference' | 'event_count'>;
/** The columns of an order by which a list finds it and the report counts it. */
export const outlineColumns = words(
  'reference state received_at confirmed_at paid_at cancelled_at in_service_at is_test received_cents one_time_cents',
  'monthly_cents',
) satisfies readonly (keyof OrderRow)[];
/** The columns of {@link outlineColumns}, and those that a list shows. */
export const summaryColumns = [
  ...outlineColumns,
  ...words('email company siret public_body name one_time_vat_cents event_count invoiced_on come_back_on'),
] as const satisfies readonly (keyof OrderRow)[];
/** What is read of all orders, of which there may be thousands. */
export type OrderOutline = Pick<OrderRow, (typeof outlineColumns)[number]> & {
  /** Day of the transfer that completed the payment; `null` without one. */
  readonly paid_on: ParisDay | null;
};
/** What a list shows of an order. */
export type OrderSummary = SummaryRow &
  OrderOutline & {
    /** Instant of the last entry of its journal that moved the order or its payment; `null` without any. */
    readonly moved_at: number | null;
  };
/** What a list shows that is in the row of the order itself. */
export type SummaryRow = Pick<OrderRow, (typeof summaryColumns)[number]>;
/** Which orders a list has; all without any part. */
export interface ListFilter {
  readonly states?: readonly OrderState[];
  readonly references?: readonly string[];
  readonly searched?: ReturnType<typeof readSearched>;
  /** Those that wait for the office, or to which something happened since this instant (milliseconds). */
  readonly currentSince?: number;
}
/** The columns of an order that tell whose it is, and whether they confirmed it. */
export const mailboxColumns = words(
  'reference received_at state confirmed_at email',
) satisfies readonly (keyof OrderRow)[];
export type MailboxOrder = Pick<OrderRow, (typeof mailboxColumns)[number]>;
/** Whose journals are read, and which of their entries. */
export interface JournalFilter {
  readonly references: readonly string[];
  readonly kinds?: readonly JournalEntry['kind'][];
}
/** An order found by one of its secret addresses; its `token` is that address. */
export type AddressedOrder = OrderRow & Pick<Database['order_addresses'], 'mailed_at'>;
export type OrderEventRow = Readonly<Database['order_events']>;
export type ReceiptRow = Readonly<Database['receipts']>;
export type Mail = Readonly<Database['outbox']>;
/** Which messages of the outbox: those to mailboxes, or those to the receiver of webhooks. */
export type Channel = 'mail' | 'webhook';
/** Returns the webhook about an order whose state was `from` before `at` (milliseconds). */
export type ComposeWebhook = (order: OrderRow, from: OrderState, at: number) => Mail;

/** A document of a confirmed order, as kept. */
export type KeptDocument = Readonly<Pick<Database['order_documents'], 'sha256' | 'made_at'>> & {
  readonly kind: DocumentKind;
};
/** A document to keep, with its bytes in base64. */
export type NewDocument = KeptDocument & KeptContent;

/** A document that an order may have several of, the last one of which counts. */
export type LatestKind = 'mandate' | 'debit-mandate' | 'corrected-order';
/** The bytes of a document in base64, with their SHA-256. */
export type KeptContent = Readonly<Database['document_contents']>;
export type PortRow = Readonly<Database['ported_numbers']>;
export type DeviceRow = Readonly<Database['phone_devices']>;
export type SetupRow = Readonly<Database['setup_sheets']>;
export type RequestRow = Readonly<Database['requests']>;
export type ApiToken = Readonly<Database['api_tokens']>;
/** A SEPA mandate of an order. */
export type DebitMandate = Readonly<Database['debit_mandates']>;
export type DeskPerson = Readonly<Database['desk_people']>;
export type DeskSession = Readonly<Database['desk_sessions']>;
export type DeskPasskey = Readonly<Database['desk_passkeys']>;
export type DeskChallenge = Readonly<Database['desk_challenges']>;
export type DeskLink = Readonly<Database['desk_links']>;
export type DeskEvent = Readonly<Omit<Database['desk_events'], 'id'>>;

/** What says who orders, in {@link OrderCompletion} and {@link OrderCorrection}. */
type ClientColumn =
  | ('email' | 'is_test' | 'company' | 'siret' | 'public_body' | 'name' | 'phone')
  | ('order_json' | 'emergency_json');

/** What the client completes on the payment page, with their e-mail as they may have corrected it. */
export type OrderCompletion = Pick<OrderRow, ClientColumn> & {
  readonly [column in 'sites_json' | 'terms_version' | 'confirmed_at']: NonNullable<OrderRow[column]>;
};

/** What a change writes in its transaction: the entry that reports it, mails, and the new address that one contains. */
export interface WrittenWithChange {
  readonly entry: JournalEntry;
  readonly mails?: readonly Mail[];
  readonly token?: string | undefined;
}

/** The changed columns of an order. */
export interface OrderChange extends Omit<WrittenWithChange, 'mails'> {
  readonly state: OrderState;
  readonly received_cents: number;
  /** Of a payment: the day of the transfer, if it isn't that of the entry, and the line of the bank's statement. */
  readonly receipt?: Partial<Pick<ReceiptRow, 'day' | 'statement_line'>>;
  readonly invoiced_on?: ParisDay | null;
}

/** How an order is confirmed. */
export interface Confirmation {
  /** The address through which the client completed it, if they did. */
  readonly token?: string;
  /** Who of the desk confirmed it for them. */
  readonly person?: string;
  /** The `event_count` of the order that they saw: one that was changed since isn't confirmed. */
  readonly seen?: number;
  /** A new address of the order, which one of the mails contains. */
  readonly mailedToken?: string;
  /** A change that follows at once, in the same transaction. */
  readonly next?: OrderChange;
}

/** What the office corrects of an order. */
export interface OrderCorrection extends WrittenWithChange {
  readonly columns: Partial<Pick<OrderRow, ClientColumn | 'sites_json'>>;
  /** Mails that replace one which isn't sent yet, `undefined` for none; of one that was sent meanwhile, nothing is written. */
  readonly replacements: readonly { readonly id: string; readonly mail: Mail | undefined }[];
  /** Whether every other address is closed. */
  readonly closesAddresses: boolean;
  readonly confirmation?: KeptContent;
}

/** A SEPA mandate that a client accepted, with its document. */
export interface AcceptedDebit extends WrittenWithChange {
  readonly mandate: DebitMandate;
  readonly document: KeptContent;
}

/** A change of the ported numbers of an order. */
export interface PortsChange extends WrittenWithChange {
  /** Numbers as they are afterwards; the others stay as they are. */
  readonly saved: readonly PortRow[];
  readonly removed?: readonly string[];
  readonly mandate?: KeptContent;
}

/** What goes with a setup sheet that is stored while the order is prepared; nothing before. */
export type SetupChange = Partial<WrittenWithChange>;

/** Rows older than these instants (milliseconds) are deleted. */
export interface RetentionLimits {
  readonly statisticsBefore: number;
  readonly unconfirmedOrdersBefore: number;
  /** By the time they were cancelled. */
  readonly cancelledOrdersBefore: number;
  /** By the time they were confirmed. */
  readonly confirmedOrdersBefore: number;
  /** Mails sent or given up. */
  readonly endedMailsBefore: number;
  /** Mails with a link into the desk, sent or not, by the time they were written. */
  readonly deskLinksBefore: number;
}

/** A row of any table, as exported. */
export interface ExportedRow {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
}
