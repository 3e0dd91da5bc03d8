import SqliteDatabase from 'better-sqlite3';
import type { Hono } from 'hono';
import { Kysely } from 'kysely';
import { createApp } from '#service/app.ts';
import { readConfig } from '#service/config.ts';
import type { Log } from '#service/log.ts';
import type { Deliver } from '#service/mail/mailer.ts';
import { keepSending } from '#service/mail/start-mailer.ts';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';
import { createStorage } from '#service/storage/storage.ts';
import { siteOrigin } from '#service/test-service.fixture.ts';
import { Books } from './books.ts';
import { always, type Life, type Schedule } from './schedule.ts';
import { steppedDialect, steppedRules } from './stepped-dialect.ts';

/** A copy of the service; its memory is lost when it ends. */
interface Copy extends Life {
  readonly app: Hono;
  readonly storage: Storage;
  readonly end: () => void;
  readonly ended: Promise<undefined>;
}

/** How often things go wrong where they can: in the database, the network and the mail server alike. */
type FaultRates = Readonly<Record<'refusal' | 'loss' | 'delay' | 'crash', number>>;

const config = readConfig({ SITE_URL: siteOrigin, RATE_LIMIT_FACTOR: '0' });
const noFaults: FaultRates = { refusal: 0, loss: 0, delay: 0, crash: 0 };
/** Milliseconds that a visitor waits for an answer. */
const visitorTimeout = 10_000;

/** Two copies of the service on one database, and everything that can happen to them. */
export class World {
  readonly schedule: Schedule;
  readonly books: Books;
  readonly peaceful: boolean;
  readonly #path: string;
  readonly #change: (storage: Storage) => Storage;
  readonly #begin: 'begin' | 'begin immediate';
  readonly #rates: FaultRates;
  readonly #copies: Copy[];
  /** What must never happen and did. */
  violation: string | undefined;
  /** Whether nothing goes wrong any more. */
  calm = false;

  /**
   * `path`: a migrated database without rows. `change` changes each copy's storage. Even without failures (`peaceful`
   * from the start) the two copies conflict with each other.
   */
  constructor(schedule: Schedule, path: string, change: (storage: Storage) => Storage, peaceful: boolean) {
    this.schedule = schedule;
    this.#path = path;
    this.#change = change;
    this.books = new Books(path, (violation) => this.fail(violation));
    // The second refuses a transaction that read what another has changed since, as distributed engines do.
    this.#begin = schedule.random() < 0.5 ? 'begin immediate' : 'begin';
    const rate = (...rates: readonly number[]) => rates[schedule.pick(0, rates.length - 1)] ?? 0;
    this.peaceful = peaceful;
    this.#rates = peaceful
      ? noFaults
      : {
          refusal: rate(0, 0.01, 0.1),
          loss: rate(0, 0.01, 0.1),
          delay: rate(0, 0.1, 0.5),
          crash: rate(0, 0.005, 0.03),
        };
    schedule.slowness = peaceful ? 0 : 0.01;
    this.#copies = [this.#startCopy('A'), this.#startCopy('B')];
  }

  /** Records the first thing that must never happen. */
  fail(violation: string): void {
    this.violation ??= violation;
    this.schedule.trace.push(`VIOLATION: ${violation}`);
  }

  /** Possibly ends one of the copies at any point, and starts another in its place. */
  maybeCrash(): void {
    if (!this.#strikes('crash')) return;
    const place = this.schedule.pick(0, this.#copies.length - 1);
    this.#copies[place]?.end();
    this.#copies[place] = this.#startCopy(place === 0 ? 'A' : 'B');
  }

  /**
   * Sends a request to one of the copies over the network. `note` is called with what leaves it, whether or not that
   * arrives. `undefined` without a response.
   */
  async ask<Answer>(
    name: string,
    work: (copy: Copy) => Promise<Answer>,
    note: (answer: Answer) => void = () => {},
  ): Promise<Answer | undefined> {
    const place = this.schedule.pick(0, this.#copies.length - 1);
    await this.schedule.step(always, `${name} is sent to ${place === 0 ? 'A' : 'B'}`, this.#delay());
    const copy = this.#copies[place];
    if (copy === undefined || this.#strikes('loss')) return undefined;
    const answered = work(copy).then(async (answer) => {
      note(answer);
      await this.schedule.step(copy, `${name} is answered`, this.#delay());
      return this.#strikes('loss') ? undefined : answer;
    });
    let timer = always;
    const late = new Promise<undefined>((resolve) => {
      timer = this.schedule.startTimer(() => resolve(undefined), visitorTimeout);
    });
    const answer = await Promise.race([answered, copy.ended, late]);
    timer.alive = false;
    return answer;
  }

  close(): void {
    for (const copy of this.#copies) copy.end();
    this.books.close();
  }

  #strikes(fault: keyof FaultRates): boolean {
    return !this.calm && this.schedule.random() < this.#rates[fault];
  }

  /** Milliseconds, often none. */
  #delay(): number {
    return this.#strikes('delay') ? this.schedule.pick(1, 5000) : 0;
  }

  #startCopy(name: string): Copy {
    const { schedule, books } = this;
    schedule.trace.push(`${schedule.now} ${name} starts`);
    const clock = () => new Date(schedule.now);
    const log: Log = (_level, event) => schedule.trace.push(`${schedule.now} ${name} logs ${event}`);
    const database = new SqliteDatabase(this.#path, { timeout: 0 });
    // Only the program ends here, never the machine.
    database.pragma('synchronous = OFF');
    let tellEnd = (_: undefined): void => {};
    const life = {
      alive: true,
      ended: new Promise<undefined>((resolve) => {
        tellEnd = resolve;
      }),
      end: () => {
        life.alive = false;
        database.close();
        tellEnd(undefined);
      },
    };
    const dialect = steppedDialect(database, {
      begin: this.#begin,
      step: (statement) => schedule.step(life, `${name}: ${statement}`, this.#delay()),
      strikes: (fault) => this.#strikes(fault),
      onCommitted: () => books.look(schedule.now),
    });
    const storage = this.#change(createStorage(new Kysely<Database>({ dialect }), steppedRules));
    const deliver: Deliver = async (mail) => {
      await schedule.step(life, `${name} hands over ${mail.id}`, this.#delay());
      if (this.#strikes('refusal')) throw new Error('simulated: mail server refuses');
      books.delivered(mail);
      await schedule.step(life, `${name} handed over ${mail.id}`, this.#delay());
      if (this.#strikes('loss')) throw new Error('simulated: mail server says nothing');
    };
    const mailer = keepSending({ storage, clock, log, deliver });
    const app = createApp({ storage, clock, config, log, wakeMailer: mailer.wake });
    return Object.assign(life, { storage, app });
  }
}
