import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { OrderActor, OrderState } from '#domain/order/life/order-life.ts';
import type { HitType } from '#domain/statistics/quote-statistics.ts';
import {
  type Column,
  key,
  number,
  numberDefault0,
  numberOrNull,
  type RowsOf,
  text,
  textDefaultEmpty,
  textOrNull,
  uniqueText,
  uniqueTextOrNull,
} from './columns.ts';
import { deskTables } from './desk-schema.ts';
import { installationTables } from './installation-schema.ts';

/**
 * The tables, of texts and whole numbers. Instants are milliseconds since 1970 (UTC), days are Europe/Paris
 * days `YYYY-MM-DD`, amounts are cents before tax unless their name says otherwise. Orders and mails end with
 * their long texts: SQLite reads a row as far as the last column that is asked for. A new table or column also needs a
 * migration; a new table is in backups unless `leftOut` of `rows/export-rows.ts` names it.
 */
export const tables = {
  ...deskTables,
  ...installationTables,
  /** Counters only: no address, no user agent, no identifier. */
  hits: {
    day: key(),
    /** `statistiques`: of a quote that is only counted, because the day's limit is reached. */
    type: key<HitType | 'statistiques'>(),
    /** Who requested the image: only `human` counts as a visit; programs had further classes in earlier versions. */
    visitor_class: key<'human' | 'bot' | 'prefetch' | 'head' | 'empty-agent'>(),
    count: number(),
  },

  quote_statistics: {
    /** Hash of the content: the same submission sent twice is one row. */
    id: key(),
    received_at: number(),
    day: text(),
    submitted_at: text(),
    email: text(),
    site_count: number(),
    main_phones: number(),
    secondary_phones: number(),
    wireless_phones: number(),
    user_count: number(),
    ported_numbers: number(),
    geographic_numbers: number(),
    company_name: text(),
    siret: text(),
    full_name: text(),
    phone: text(),
    needs: text(),
    installation_delay: text(),
    one_time_cents: number(),
    monthly_cents: number(),
    phones_cents: number(),
    switches_cents: number(),
    cables_cents: number(),
    switches_poe8: number(),
    switches_poe16: number(),
    cables_quantity: number(),
    unlimited_calls: number(),
    channels: numberOrNull(),
    call_plan_type: textOrNull(),
    virtual_only: number(),
    /** 1 for addresses under example.com: trials, which reports count separately. */
    is_test: number(),
  },

  orders: {
    reference: key(),
    /** Secret part of the page's first address, which the desk shows of an order that nobody confirmed. */
    token: uniqueText(),
    /** The address it was completed at, or mailed as the office confirmed; then only this and mailed ones work. */
    completed_token: textOrNull(),
    content_hash: text(),
    /** `content_hash` while another post with the same content may join this order, unique; `null` once none may. */
    open_content: textOrNull(),
    state: text<OrderState>(),
    received_at: number(),
    confirmed_at: numberOrNull(),
    /** When the payment was complete. */
    paid_at: numberOrNull(),
    cancelled_at: numberOrNull(),
    catalogue_id: text(),
    email: text(),
    company: text(),
    siret: text(),
    name: text(),
    phone: text(),
    one_time_cents: number(),
    one_time_vat_cents: number(),
    monthly_cents: number(),
    monthly_vat_cents: number(),
    /** JSON array of the addresses of the sites, once confirmed. */
    sites_json: textOrNull(),
    /** JSON array of the addresses for emergency calls; `null` if they are those of the sites. */
    emergency_json: textOrNull(),
    /** Whether the client pays as a public body; `null` if it follows from the SIRET. */
    public_body: numberOrNull(),
    /** Whether earlier clients declared to be a non-profit or to have fewer than 50 employees; no longer asked, since all have their rights. */
    small_firm: numberOrNull(),
    terms_version: textOrNull(),
    is_test: number(),
    /** Payments received of the one-time total with VAT, less what was returned. */
    received_cents: numberDefault0(),
    /** Number of journal entries; used for optimistic locking. */
    event_count: numberDefault0(),
    in_service_at: numberOrNull(),
    /** The day of a public body's invoice, in Europe/Paris. */
    invoiced_on: textOrNull(),
    /** The day on which the office comes back to it. */
    come_back_on: textOrNull(),
    /** The order as posted, in canonical JSON; once confirmed, with the client as completed. */
    order_json: text(),
    /** What it asks for, its priced lines and their catalogue, in JSON, as when it was accepted. */
    priced_json: textDefaultEmpty(),
  },

  /** An entry of the journal of an order, written in the transaction of what it reports and never changed. */
  order_events: {
    /** The order's reference and the entry's position in its journal. */
    id: key(),
    order_reference: text(),
    at: number(),
    kind: text<JournalEntry['kind']>(),
    who: text<OrderActor>(),
    /** Of a payment; negative for money returned. */
    cents: numberOrNull(),
    note: text(),
    /** Who of the desk made it; `null` for a client, and for a command. */
    person: textOrNull(),
  },

  /** What a search finds an order by (`domain/order/search-order.ts`), written with each entry of its journal. */
  order_searches: {
    order_reference: key(),
    words: text(),
    together: text(),
    numbers: text(),
    amounts: text(),
  },

  /** Money that arrived for an order or was returned, written with its journal entry and never changed. */
  receipts: {
    /** That of the journal entry. */
    id: key(),
    order_reference: text(),
    /** Of the transfer, in Europe/Paris. */
    day: text(),
    /** VAT included; negative for money returned, or counted by mistake. */
    cents: number(),
    note: text(),
    /** Fingerprint of the line of a bank's statement, unique; `null` for what was typed. */
    statement_line: uniqueTextOrNull(),
  },

  /** A document of a confirmed order, made once and never changed. */
  order_documents: {
    /** The order's reference and the document's kind; for mandates also the position of their journal entry. */
    id: key(),
    order_reference: text(),
    kind: text(),
    /** Of the exact bytes, in hexadecimal digits. */
    sha256: text(),
    made_at: number(),
  },

  /** The bytes of documents. Orders that accepted the same terms share theirs. */
  document_contents: {
    sha256: key(),
    /** In base64. */
    content: text(),
  },

  /** An address for each post of an order, since anybody who guesses its content can post it too. */
  order_addresses: {
    token: key(),
    order_reference: text(),
    /** When it was mailed to the order's e-mail address on request (milliseconds); `null` for the address of a post. */
    mailed_at: numberOrNull(),
  },

  /** Mails, and webhooks, whose `kind` is `webhook` and whose `recipient` is empty. */
  outbox: {
    /**
     * With `created_at` the Message-ID: mail programs show a mail that was sent twice only once, but another one may
     * have the same id after a restore, as the order counts its changes again.
     */
    id: key(),
    kind: text(),
    order_reference: text(),
    recipient: text(),
    subject: text(),
    created_at: number(),
    next_attempt_at: number(),
    attempts: number(),
    sent_at: numberOrNull(),
    /** When we stopped trying, for the reason in `last_error`; `null` while it is waiting or once it was sent. */
    given_up_at: numberOrNull(),
    last_error: textOrNull(),
    body: text(),
    /** `null` for what is text alone. */
    html: textOrNull(),
  },

  settings: {
    name: key(),
    value: text(),
  },
};

/** The rows of the tables, for Kysely. */
export interface Database extends RowsOf<typeof tables> {}

/** The columns of a table by their names. */
export const columnsOf = (table: keyof Database): Readonly<Record<string, Column>> => tables[table];

/** The columns of a table's primary key: one column, the hits' three. */
export function keysOf(table: keyof Database): readonly [string, ...string[]] {
  const keys = Object.entries(columnsOf(table)).filter(([, { isKey }]) => isKey);
  return keys.map(([name]) => name) as [string, ...string[]];
}
