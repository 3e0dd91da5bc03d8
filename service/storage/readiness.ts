import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DialectRules } from './dialect.ts';
import type { OrderRow } from './rows.ts';
import type { Database } from './schema.ts';

/** Milliseconds for which a stored order proves that the next one can be stored. */
const proofLifetime = 5000;

/**
 * Checks whether orders can be stored by storing one. Neither a counted visit, nor a read, nor a write to a removed file
 * proves it: the table of orders may be damaged, the disk full, the file gone.
 */
export class Readiness {
  readonly #db: Kysely<Database>;
  readonly #rules: DialectRules;
  #lastStored = Number.NEGATIVE_INFINITY;
  #damage: unknown;
  #query: Promise<void> | undefined;

  constructor(db: Kysely<Database>, rules: DialectRules) {
    this.#db = db;
    this.#rules = rules;
  }

  /** Notes that an order was stored. */
  noteStored(): void {
    this.#lastStored = performance.now();
  }

  /** Notes that a write failed. */
  noteFailure(cause: unknown): void {
    this.#lastStored = Number.NEGATIVE_INFINITY;
    if (this.#rules.explainDamage(cause) !== undefined) this.#damage = cause;
  }

  /** Rejects unless an order can be stored now. */
  async check(): Promise<void> {
    this.#rules.assertFilesInPlace();
    if (this.#damage !== undefined) throw this.#damage;
    // Concurrent checks share one query: the endpoint is public, and each takes a connection or waits for the disk.
    this.#query ??= this.#runQuery().finally(() => {
      this.#query = undefined;
    });
    await this.#query;
  }

  async #runQuery(): Promise<void> {
    if (performance.now() - this.#lastStored >= proofLifetime) await this.#storeProbe();
    else await sql`select 1`.execute(this.#db);
  }

  async #storeProbe(): Promise<void> {
    try {
      await storeAndRemove(this.#db);
      this.noteStored();
    } catch (cause) {
      this.noteFailure(cause);
      throw cause;
    }
  }
}

/** Stores a large order and removes it again, in one transaction: it needs more room than any visitor's. */
async function storeAndRemove(db: Kysely<Database>): Promise<void> {
  // With random names, so that each check touches another part of the table and its indexes.
  const [reference, token, content_hash] = [randomUUID(), randomUUID(), randomUUID()];
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('orders')
      .values({
        ...emptyOrder,
        order_json: ' '.repeat(20_000),
        reference,
        token,
        content_hash,
        open_content: content_hash,
      })
      .execute();
    await transaction
      .insertInto('order_addresses')
      .values({ token, order_reference: reference, mailed_at: null })
      .execute();
    await transaction.deleteFrom('order_addresses').where('token', '=', token).execute();
    await transaction.deleteFrom('orders').where('reference', '=', reference).execute();
  });
}

/** A received order without anything in it. */
export const emptyOrder: Omit<OrderRow, 'reference' | 'token' | 'content_hash'> = {
  completed_token: null,
  state: 'received',
  received_at: 0,
  confirmed_at: null,
  paid_at: null,
  cancelled_at: null,
  catalogue_id: '',
  email: '',
  company: '',
  siret: '',
  name: '',
  phone: '',
  order_json: '{}',
  priced_json: '',
  one_time_cents: 0,
  one_time_vat_cents: 0,
  monthly_cents: 0,
  monthly_vat_cents: 0,
  sites_json: null,
  emergency_json: null,
  public_body: null,
  small_firm: null,
  terms_version: null,
  is_test: 1,
  received_cents: 0,
  event_count: 0,
  in_service_at: null,
};
