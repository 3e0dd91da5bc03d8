import { createHash } from 'node:crypto';
import SqliteDatabase from 'better-sqlite3';
import { isPublicBody, type OrderState } from '#domain/order/order-life.ts';
import { sameOrderWindow } from '#service/orders/new-order.ts';
import type { Mail } from '#service/storage/rows.ts';

/** The states that may follow each state of an order; a new one is received. */
const forward: Readonly<Record<OrderState | 'none', readonly OrderState[]>> = {
  none: ['received'],
  // A public body's purchase order may come with the confirmation.
  received: ['confirmed', 'ready', 'cancelled'],
  confirmed: ['ready', 'cancelled'],
  // The office of the simulation books whole payments, returns none and ships nothing.
  'payment-differs': [],
  ready: ['cancelled'],
  shipped: [],
  'in-service': [],
  cancelled: [],
};

/** The state after each entry of a journal; payments are whole. */
const stateAfter: Readonly<Record<string, OrderState>> = {
  confirm: 'confirmed',
  payment: 'ready',
  'purchase-order': 'ready',
  cancel: 'cancelled',
};

interface OrderFound {
  readonly received_cents: number;
  readonly reference: string;
  readonly state: OrderState;
  readonly email: string;
  readonly received_at: number;
  readonly completed_token: string | null;
  readonly siret: string;
}

/**
 * Watches what is committed, through a separate connection, and reports what must never happen. Every method takes the
 * view from outside the service: what was answered, what arrived, what the database contains.
 */
export class Books {
  readonly #database: SqliteDatabase.Database;
  readonly #statements = new Map<string, SqliteDatabase.Statement>();
  readonly #fail: (violation: string) => void;
  readonly #orders = new Map<string, OrderFound>();
  readonly #delivered = new Set<string>();
  readonly #hits = { asked: 0, answered: 0 };
  #version: number | undefined;
  /** The hash of each document that was ever kept. */
  readonly #documents = new Map<string, string>();
  /** Mails that are still to be sent. */
  unsent = 0;
  /** Confirmed orders whose documents are still to be made. */
  undocumented = 0;

  constructor(path: string, fail: (violation: string) => void) {
    this.#database = new SqliteDatabase(path, { readonly: true });
    this.#fail = fail;
  }

  /** Somebody's order was answered with an address. */
  orderAnswered(token: string): void {
    if (this.#stateAt(token) === undefined) this.#fail('an order was answered that is not stored');
  }

  /** Somebody's completion of the order of this address was answered. */
  completionAnswered(token: string): void {
    if (this.#stateAt(token) === 'received') this.#fail('a completion was answered that is not stored');
  }

  /** Somebody's statistics were answered. */
  statisticsAnswered(email: string): void {
    const rows = this.#all('select id from quote_statistics where email = ?', email);
    if (rows.length !== 1) this.#fail(`statistics were answered that are stored ${rows.length} times`);
  }

  hitAsked(): void {
    this.#hits.asked += 1;
  }

  hitAnswered(): void {
    this.#hits.answered += 1;
    this.#checkHits();
  }

  /** A mail arrived at the mail server. */
  delivered({ id }: Mail): void {
    this.#delivered.add(id);
    if (this.#all('select id from outbox where id = ?', id).length === 0) this.#fail(`${id} left without being stored`);
  }

  /** Checks what was committed since the last check. `now` in milliseconds. */
  look(now: number): void {
    const [version] = this.#all<{ data_version: number }>('pragma data_version');
    if (version?.data_version === this.#version) return;
    this.#version = version?.data_version;
    const orders = this.#all<OrderFound>(
      'select reference, state, email, received_at, received_cents, completed_token, siret from orders order by reference',
    );
    this.#checkStates(orders);
    this.#checkOnce(orders, now);
    this.#checkJournals(orders);
    this.#checkMails(orders);
    this.#checkDocuments(orders);
    this.#checkHits();
  }

  close(): void {
    this.#database.close();
  }

  #checkStates(orders: readonly OrderFound[]): void {
    for (const order of orders) {
      const { reference, state } = order;
      const before = this.#orders.get(reference);
      const from = before?.state ?? 'none';
      const keepsMoney = state === 'cancelled' && from !== state && (before?.received_cents ?? 0) > 0;
      if (state !== from && (keepsMoney || !forward[from].includes(state)))
        this.#fail(`${reference} went from ${from} to ${state}`);
      this.#orders.set(reference, order);
    }
    if (orders.length < this.#orders.size) this.#fail('an order is gone');
  }

  /** Each visitor posts one order, and repeats it without a response. */
  #checkOnce(orders: readonly OrderFound[], now: number): void {
    const open = orders.filter(({ state, received_at }) => state === 'received' && received_at > now - sameOrderWindow);
    if (new Set(open.map(({ email }) => email)).size < open.length) this.#fail('an order is stored twice');
  }

  /** The last entry of an order's journal says where the order is: its page is made from both. */
  #checkJournals(orders: readonly OrderFound[]): void {
    const entries = this.#all<{ order_reference: string; kind: string }>(
      'select order_reference, kind from order_events order by id',
    );
    for (const { reference, state, siret, completed_token: token } of orders) {
      const own = entries.filter((entry) => entry.order_reference === reference).map(({ kind }) => kind);
      if (token !== null && isPublicBody(siret) && !own.includes('purchase-order'))
        this.#fail(`${reference} of a public body was confirmed without its purchase order`);
      const last = own.at(-1);
      const said = last === undefined ? 'received' : stateAfter[last];
      if (state !== said) this.#fail(`${reference} is ${state}, but its journal says ${said}`);
    }
  }

  #checkMails(orders: readonly OrderFound[]): void {
    const mails = this.#all<Pick<Mail, 'id' | 'kind' | 'order_reference' | 'sent_at'>>(
      'select id, kind, order_reference, sent_at from outbox order by id',
    );
    const moves = this.#all<{ order_reference: string }>(
      "select order_reference from order_events where kind <> 'confirm' and who = 'provider'",
    );
    for (const { reference, state, completed_token: token } of orders) {
      const own = mails.filter((mail) => mail.order_reference === reference);
      if (state === 'received' && own.length > 0) this.#fail(`${reference} has mails but was not confirmed`);
      const told = own.filter(({ kind }) => kind === 'client-order-moved').length;
      const written = own.length - told;
      if (token !== null && written !== 2) this.#fail(`${reference} was confirmed with ${written} mails`);
      const moved = moves.filter((entry) => entry.order_reference === reference).length;
      if (token !== null && told !== moved) this.#fail(`${reference} moved ${moved} times with ${told} mails`);
    }
    const early = mails.find(({ id, sent_at: at }) => at !== null && !this.#delivered.has(id));
    if (early !== undefined) this.#fail(`${early.id} counts as sent but did not arrive`);
    this.unsent = mails.filter(({ sent_at: at }) => at === null).length;
  }

  /** A confirmed order has all its documents or a job to make them, and what was kept never changes. */
  #checkDocuments(orders: readonly OrderFound[]): void {
    const jobs = this.#all<{ order_reference: string }>('select order_reference from document_jobs');
    const kept = this.#all<{ id: string; order_reference: string; sha256: string; content: string | null }>(
      `select id, order_reference, order_documents.sha256, content from order_documents
       left join document_contents on document_contents.sha256 = order_documents.sha256`,
    );
    for (const { reference, completed_token: token } of orders) {
      const waiting = jobs.filter(({ order_reference }) => order_reference === reference).length;
      const count = kept.filter(({ order_reference }) => order_reference === reference).length;
      const expected = token === null ? [0, 0] : waiting === 0 ? [0, 3] : [1, 0];
      if (waiting !== expected[0] || count !== expected[1])
        this.#fail(`${reference} has ${count} documents and ${waiting} jobs to make them`);
    }
    for (const { id, sha256, content } of kept) {
      const bytes = Buffer.from(content ?? '', 'base64');
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        this.#fail(`${id} has other bytes than its hash`);
      if ((this.#documents.get(id) ?? sha256) !== sha256) this.#fail(`${id} has changed`);
      this.#documents.set(id, sha256);
    }
    this.undocumented = jobs.length;
  }

  #checkHits(): void {
    const { asked, answered } = this.#hits;
    const [row] = this.#all<{ count: number }>("select sum(count) as count from hits_by_copy where type = 'visite'");
    const counted = row?.count ?? 0;
    if (counted < answered || counted > asked)
      this.#fail(`${counted} hits are counted where ${asked} were asked and ${answered} answered`);
  }

  #stateAt(token: string): OrderState | undefined {
    const [row] = this.#all<OrderFound>(
      'select state from orders join order_addresses on order_reference = reference where order_addresses.token = ?',
      token,
    );
    return row?.state;
  }

  #all<Row>(statement: string, ...values: readonly string[]): Row[] {
    const known = this.#statements.get(statement) ?? this.#database.prepare(statement);
    this.#statements.set(statement, known);
    return known.all(...values) as Row[];
  }
}
