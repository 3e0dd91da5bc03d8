import SqliteDatabase from 'better-sqlite3';
import type { OrderState } from '#domain/order/life/order-life.ts';
import { sameOrderWindow } from '#service/orders/life/new-order.ts';
import type { Mail } from '#service/storage/rows.ts';

interface OrderFound {
  readonly reference: string;
  readonly state: OrderState;
  readonly email: string;
  readonly received_at: number;
}

/**
 * Watches what is committed, through a separate connection, and reports what must never happen. Every method takes the
 * view from outside the service: what was answered, what arrived, what the database contains.
 */
export class Books {
  readonly #database: SqliteDatabase.Database;
  readonly #statements = new Map<string, SqliteDatabase.Statement>();
  readonly #fail: (violation: string) => void;
  readonly #delivered = new Set<string>();
  readonly #hits = { asked: 0, answered: 0 };
  #stored = 0;
  #version: number | undefined;
  /** Mails that are still to be sent. */
  unsent = 0;

  constructor(path: string, fail: (violation: string) => void) {
    this.#database = new SqliteDatabase(path, { readonly: true });
    this.#fail = fail;
  }

  /** Somebody's order was answered with an address. */
  orderAnswered(token: string): void {
    if (this.#orderAt(token) === undefined) this.#fail('an order was answered that is not stored');
  }

  /** Somebody's completion of the order of this address was answered. */
  completionAnswered(token: string): void {
    if (this.#orderAt(token)?.state === 'received') this.#fail('a completion was answered that is not stored');
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
    const orders = this.#all<OrderFound>('select reference, state, email, received_at from orders order by reference');
    if (orders.length < this.#stored) this.#fail('an order is gone');
    this.#stored = orders.length;
    this.#checkOnce(orders, now);
    this.#checkMails(orders);
    this.#checkHits();
  }

  close(): void {
    this.#database.close();
  }

  #orderAt(token: string): { readonly state: OrderState } | undefined {
    const [order] = this.#all<{ state: OrderState }>(
      'select state from orders join order_addresses on order_reference = reference where order_addresses.token = ?',
      token,
    );
    return order;
  }

  /** Each visitor posts one order, and repeats it without a response. */
  #checkOnce(orders: readonly OrderFound[], now: number): void {
    const open = orders.filter(({ state, received_at }) => state === 'received' && received_at > now - sameOrderWindow);
    if (new Set(open.map(({ email }) => email)).size < open.length) this.#fail('an order is stored twice');
  }

  /** A confirmed order has its two mails, any other none; what counts as sent has arrived. */
  #checkMails(orders: readonly OrderFound[]): void {
    const mails = this.#all<Pick<Mail, 'id' | 'order_reference' | 'sent_at'>>(
      'select id, order_reference, sent_at from outbox order by id',
    );
    for (const { reference, state } of orders) {
      const written = mails.filter((mail) => mail.order_reference === reference).length;
      if (written !== (state === 'received' ? 0 : 2)) this.#fail(`${reference} is ${state} with ${written} mails`);
    }
    const early = mails.find(({ id, sent_at: at }) => at !== null && !this.#delivered.has(id));
    if (early !== undefined) this.#fail(`${early.id} counts as sent but did not arrive`);
    this.unsent = mails.filter(({ sent_at: at }) => at === null).length;
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
