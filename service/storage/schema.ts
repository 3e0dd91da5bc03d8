import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { OrderActor, OrderState } from '#domain/order/life/order-life.ts';
import type { SearchColumn } from '#domain/order/search-order.ts';
import type { HitType } from '#domain/statistics/quote-statistics.ts';
import type { DeskTables } from './desk-schema.ts';
import type { InstallationTables } from './installation-schema.ts';

/**
 * The tables for Kysely, of texts and whole numbers. Instants are milliseconds since 1970 (UTC), days are Europe/Paris
 * days `YYYY-MM-DD`, amounts are cents before tax unless their name says otherwise.
 */
export interface Database extends DeskTables, InstallationTables {
  /** Counters only: no address, no user agent, no identifier. */
  hits: {
    day: string;
    /** `statistiques`: of a quote that is only counted, because the day's limit is reached. */
    type: HitType | 'statistiques';
    /** Who requested the image: only `human` counts as a visit; programs had further classes in earlier versions. */
    visitor_class: 'human' | 'bot' | 'prefetch' | 'head' | 'empty-agent';
    count: number;
  };

  quote_statistics: {
    /** Hash of the content: the same submission sent twice is one row. */
    id: string;
    received_at: number;
    day: string;
    submitted_at: string;
    email: string;
    site_count: number;
    main_phones: number;
    secondary_phones: number;
    wireless_phones: number;
    user_count: number;
    ported_numbers: number;
    geographic_numbers: number;
    company_name: string;
    siret: string;
    full_name: string;
    phone: string;
    needs: string;
    installation_delay: string;
    one_time_cents: number;
    monthly_cents: number;
    phones_cents: number;
    switches_cents: number;
    cables_cents: number;
    switches_poe8: number;
    switches_poe16: number;
    cables_quantity: number;
    unlimited_calls: number;
    channels: number | null;
    call_plan_type: string | null;
    virtual_only: number;
    /** 1 for addresses under example.com: trials, which reports count separately. */
    is_test: number;
  };

  orders: {
    reference: string;
    /** Secret part of the page's first address, which the desk shows of an order that nobody confirmed. */
    token: string;
    /** The address it was completed at, or mailed as the office confirmed; then only this and mailed ones work. */
    completed_token: string | null;
    content_hash: string;
    /** `content_hash` while another post with the same content may join this order, unique; `null` once none may. */
    open_content: string | null;
    state: OrderState;
    received_at: number;
    confirmed_at: number | null;
    /** When the payment was complete. */
    paid_at: number | null;
    cancelled_at: number | null;
    catalogue_id: string;
    email: string;
    company: string;
    siret: string;
    name: string;
    phone: string;
    /** The order as posted, in canonical JSON; once confirmed, with the client as completed. */
    order_json: string;
    /** What it asks for, its priced lines and their catalogue, in JSON, as when it was accepted. */
    priced_json: string;
    one_time_cents: number;
    one_time_vat_cents: number;
    monthly_cents: number;
    monthly_vat_cents: number;
    /** JSON array of the addresses of the sites, once confirmed. */
    sites_json: string | null;
    /** JSON array of the addresses for emergency calls; `null` if they are those of the sites. */
    emergency_json: string | null;
    /** Whether the client pays as a public body; `null` if it follows from the SIRET. */
    public_body: number | null;
    /** Whether earlier clients declared to be a non-profit or to have fewer than 50 employees; no longer asked, since all have their rights. */
    small_firm: number | null;
    terms_version: string | null;
    is_test: number;
    /** Payments received of the one-time total with VAT, less what was returned. */
    received_cents: number;
    /** Number of journal entries; used for optimistic locking. */
    event_count: number;
    in_service_at: number | null;
    /** The day of a public body's invoice, in Europe/Paris. */
    invoiced_on: string | null;
    /** The day on which the office comes back to it. */
    come_back_on: string | null;
  };

  /** An entry of the journal of an order, written in the transaction of what it reports and never changed. */
  order_events: {
    /** The order's reference and the entry's position in its journal. */
    id: string;
    order_reference: string;
    at: number;
    kind: JournalEntry['kind'];
    who: OrderActor;
    /** Of a payment; negative for money returned. */
    cents: number | null;
    note: string;
    /** Who of the desk made it; `null` for a client, and for a command. */
    person: string | null;
  };

  /** What a search finds an order by (`domain/order/search-order.ts`), written with each entry of its journal. */
  order_searches: {
    order_reference: string;
  } & Record<SearchColumn, string>;

  /** Money that arrived for an order or was returned, written with its journal entry and never changed. */
  receipts: {
    /** That of the journal entry. */
    id: string;
    order_reference: string;
    /** Of the transfer, in Europe/Paris. */
    day: string;
    /** VAT included; negative for money returned, or counted by mistake. */
    cents: number;
    note: string;
    /** Fingerprint of the line of a bank's statement, unique; `null` for what was typed. */
    statement_line: string | null;
  };

  /** A document of a confirmed order, made once and never changed. */
  order_documents: {
    /** The order's reference and the document's kind; for mandates also the position of their journal entry. */
    id: string;
    order_reference: string;
    kind: string;
    /** Of the exact bytes, in hexadecimal digits. */
    sha256: string;
    made_at: number;
  };

  /** The bytes of documents. Orders that accepted the same terms share theirs. */
  document_contents: {
    sha256: string;
    /** In base64. */
    content: string;
  };

  /** An address for each post of an order, since anybody who guesses its content can post it too. */
  order_addresses: {
    token: string;
    order_reference: string;
    /** When it was mailed to the order's e-mail address on request (milliseconds); `null` for the address of a post. */
    mailed_at: number | null;
  };

  /** Mails, and webhooks, whose `kind` is `webhook` and whose `recipient` is empty. */
  outbox: {
    /** Also the Message-ID: mail programs show a mail that was sent twice only once. */
    id: string;
    kind: string;
    order_reference: string;
    recipient: string;
    subject: string;
    body: string;
    /** `null` for what is text alone. */
    html: string | null;
    created_at: number;
    next_attempt_at: number;
    attempts: number;
    sent_at: number | null;
    /** When we stopped trying, for the reason in `last_error`; `null` while it is waiting or once it was sent. */
    given_up_at: number | null;
    last_error: string | null;
  };

  settings: {
    name: string;
    value: string;
  };
}
