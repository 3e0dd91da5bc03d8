import { createHash } from 'node:crypto';
import SqliteDatabase from 'better-sqlite3';
import type { OrderState } from '#domain/order/order-life.ts';
import { sameOrderWindow } from '#service/orders/new-order.ts';
import type { Mail } from '#service/storage/rows.ts';
import { groupEntries, type Journals, mailsBy, pageBy, portsBy, standingBy } from './read-journal.ts';

interface OrderFound {
  readonly received_cents: number;
  readonly due_cents: number;
  readonly reference: string;
  readonly state: OrderState;
  readonly email: string;
  readonly received_at: number;
  readonly completed_token: string | null;
  readonly siret: string;
}

/** The public body that sends its purchase order with the confirmation. */
const givesPurchaseOrder = '21200600100003';

/**
 * Watches what is committed, through a separate connection, and reports what must never happen. Every method takes the
 * view from outside the service: what was answered, what arrived, what the database contains.
 */
export class Books {
  readonly #database: SqliteDatabase.Database;
  readonly #statements = new Map<string, SqliteDatabase.Statement>();
  readonly #fail: (violation: string) => void;
  readonly #orders = new Map<string, OrderFound>();
  /** The order of each address that ever was, and the addresses that are open. */
  readonly #addresses = new Map<string, string>();
  #open: ReadonlySet<string> = new Set();
  readonly #delivered = new Set<string>();
  readonly #hits = { asked: 0, answered: 0 };
  #version: number | undefined;
  /** The hash of each document that was ever kept. */
  readonly #documents = new Map<string, string>();
  /** Mails that are still to be sent, except those that a mailbox gets only on another day. */
  unsent = 0;
  /** Confirmed orders whose documents are still to be made. */
  undocumented = 0;
  /** The kinds of all entries of the journals. */
  readonly kinds = new Set<string>();

  constructor(path: string, fail: (violation: string) => void) {
    this.#database = new SqliteDatabase(path, { readonly: true });
    this.#fail = fail;
  }

  /** Somebody's order was answered with an address. */
  orderAnswered(token: string): void {
    if (this.referenceOf(token) === undefined) this.#fail('an order was answered that is not stored');
  }

  /** Somebody's completion of the order of this address was answered. */
  completionAnswered(token: string): void {
    const order = this.#orders.get(this.referenceOf(token) ?? '');
    if (order?.state === 'received') this.#fail('a completion was answered that is not stored');
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
      `select reference, state, email, received_at, received_cents, one_time_cents + one_time_vat_cents as due_cents,
       completed_token, siret from orders order by reference`,
    );
    for (const order of orders) this.#orders.set(order.reference, order);
    if (orders.length < this.#orders.size) this.#fail('an order is gone');
    this.#checkOnce(orders, now);
    const journals = this.#journals();
    this.#checkJournals(orders, journals);
    this.#checkAddresses(orders, journals);
    this.#checkNumbers(journals);
    this.#checkMails(orders, journals);
    this.#checkDocuments(orders);
    this.#checkHits();
  }

  /** What the page of each confirmed order must say by its journal, by an address of its client. */
  expectedPages(): ReadonlyMap<string, ReturnType<typeof pageBy>> {
    const journals = this.#journals();
    const clients = this.#all<{ token: string; reference: string; due_cents: number }>(
      `select max(order_addresses.token) as token, reference, one_time_cents + one_time_vat_cents as due_cents
       from order_addresses join orders on order_reference = reference
       where mailed_at is not null or order_addresses.token = completed_token group by reference`,
    );
    return new Map(
      clients.map(({ token, reference, due_cents: due }) => [token, pageBy(journals.get(reference) ?? [], due)]),
    );
  }

  /** The order of an address that is open, or was. */
  referenceOf(token: string): string | undefined {
    return this.#addresses.get(token);
  }

  /** Whether an address led to an order once. */
  isClosed(token: string): boolean {
    return this.#addresses.has(token) && !this.#open.has(token);
  }

  close(): void {
    this.#database.close();
  }

  #journals(): Journals {
    return groupEntries(this.#all('select order_reference, kind, who, note, cents from order_events order by id'));
  }

  /** Each visitor posts one order, and repeats it without a response. */
  #checkOnce(orders: readonly OrderFound[], now: number): void {
    const open = orders.filter(({ state, received_at }) => state === 'received' && received_at > now - sameOrderWindow);
    if (new Set(open.map(({ email }) => email)).size < open.length) this.#fail('an order is stored twice');
  }

  /** The last entry of an order's journal says where the order is: its page is made from both. */
  #checkJournals(orders: readonly OrderFound[], journals: Journals): void {
    for (const { reference, state, siret, completed_token: token, due_cents: due, received_cents: cents } of orders) {
      const own = journals.get(reference) ?? [];
      for (const { kind } of own) this.kinds.add(kind);
      const hasPurchaseOrder = own.some(({ kind }) => kind === 'purchase-order');
      if (token !== null && siret === givesPurchaseOrder && !hasPurchaseOrder)
        this.#fail(`${reference} of a public body was confirmed without its purchase order`);
      const said = standingBy(own, due);
      if (state !== said.state) this.#fail(`${reference} is ${state}, but its journal says ${said.state}`);
      if (cents !== said.cents) this.#fail(`${reference} received ${cents}, but its journal says ${said.cents}`);
    }
  }

  /** Once its addresses were closed, an order doesn't open at the one where it was completed. */
  #checkAddresses(orders: readonly OrderFound[], journals: Journals): void {
    const rows = this.#all<{ token: string; order_reference: string }>(
      'select token, order_reference from order_addresses',
    );
    for (const { token, order_reference: reference } of rows) this.#addresses.set(token, reference);
    this.#open = new Set(rows.map(({ token }) => token));
    for (const { reference, completed_token: token } of orders) {
      const isRenewed = journals.get(reference)?.some(({ kind }) => kind === 'renew-address');
      if (isRenewed && this.#open.has(token ?? '')) this.#fail(`${reference} opens at an address that was closed`);
    }
  }

  /** The entries about a number say where it is, and each mandate that was accepted is kept. */
  #checkNumbers(journals: Journals): void {
    const rows = this.#all<{ order_reference: string; place: number; state: string }>(
      'select order_reference, place, state from ported_numbers order by id',
    );
    const mandates = this.#all<{ order_reference: string }>(
      "select order_reference from order_documents where kind = 'mandate'",
    );
    for (const [reference, journal] of journals) {
      const own = rows.filter((row) => row.order_reference === reference);
      const said = portsBy(journal);
      for (const place of new Set([...said.keys(), ...own.map((row) => row.place)])) {
        const state = own.find((row) => row.place === place)?.state;
        if (state !== said.get(place))
          this.#fail(`${reference}: number ${place} is ${state}, but its journal says ${said.get(place)}`);
      }
      const accepted = journal.filter(({ kind }) => kind === 'port-mandate').length;
      const kept = mandates.filter((mandate) => mandate.order_reference === reference).length;
      if (accepted !== kept) this.#fail(`${reference} has ${kept} mandates where ${accepted} were accepted`);
    }
  }

  #checkMails(orders: readonly OrderFound[], journals: Journals): void {
    const mails = this.#all<Pick<Mail, 'id' | 'order_reference' | 'sent_at' | 'last_error'>>(
      'select id, order_reference, sent_at, last_error from outbox order by id',
    );
    for (const { reference, state, completed_token: token } of orders) {
      const own = mails.filter((mail) => mail.order_reference === reference);
      if (state === 'received' && own.length > 0) this.#fail(`${reference} has mails but was not confirmed`);
      const written = own.filter(({ id }) =>
        /^[A-Z0-9]+-\w+\.(?:client-confirmation|provider-notice)@/.test(id),
      ).length;
      const told = own.length - written;
      if (token !== null && written !== 2) this.#fail(`${reference} was confirmed with ${written} mails`);
      const expected = mailsBy(journals.get(reference) ?? []);
      if (told !== expected) this.#fail(`${reference} changed with ${told} mails instead of ${expected}`);
    }
    const early = mails.find(({ id, sent_at: at }) => at !== null && !this.#delivered.has(id));
    if (early !== undefined) this.#fail(`${early.id} counts as sent but did not arrive`);
    const heldBack = 'daily limit of this mailbox';
    this.unsent = mails.filter(({ sent_at: at, last_error: why }) => at === null && why !== heldBack).length;
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
      const count = kept.filter(
        ({ id, order_reference }) => order_reference === reference && !id.includes('.mandate.'),
      ).length;
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
    const [row] = this.#all<{ count: number }>("select sum(count) as count from hits where type = 'visite'");
    const counted = row?.count ?? 0;
    if (counted < answered || counted > asked)
      this.#fail(`${counted} hits are counted where ${asked} were asked and ${answered} answered`);
  }

  #all<Row>(statement: string, ...values: readonly string[]): Row[] {
    const known = this.#statements.get(statement) ?? this.#database.prepare(statement);
    this.#statements.set(statement, known);
    return known.all(...values) as Row[];
  }
}
