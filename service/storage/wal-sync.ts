import { type FileHandle, open } from 'node:fs/promises';
import type SqliteDatabase from 'better-sqlite3';

type LogFile = Pick<FileHandle, 'datasync' | 'close'>;

/**
 * Makes committed transactions of SQLite survive a power cut. With `synchronous = FULL` SQLite would wait for the disk
 * in the service's only thread; here the wait is on a thread of Node's pool, and requests are handled meanwhile.
 */
export class WalSync {
  readonly #database: SqliteDatabase.Database;
  readonly #countCommits: () => number;
  readonly #openLog: () => Promise<LogFile>;
  #file: Promise<LogFile> | undefined;
  /** The number of commits that the latest sync covers. */
  #covered: number;
  #latest: Promise<void> = Promise.resolve();
  #hasFailed = false;
  #closed = false;

  /** `countCommits` returns the number of commits so far; tests pass a log of their own. */
  constructor(
    database: SqliteDatabase.Database,
    countCommits: () => number,
    openLog: () => Promise<LogFile> = () => open(`${database.name}-wal`, 'r'),
  ) {
    this.#database = database;
    this.#countCommits = countCommits;
    this.#openLog = openLog;
    this.#covered = countCommits();
  }

  /** Resolves once everything committed so far, which is what a query sees, is on the disk. */
  sync(): Promise<void> {
    const commits = this.#countCommits();
    if (commits !== this.#covered && !this.#closed) {
      this.#covered = commits;
      this.#latest = this.#wait().catch((cause: unknown) => {
        this.#covered = Number.NaN;
        throw cause;
      });
    }
    return this.#latest;
  }

  /** Syncs the log once more; called before the database is closed. */
  async close(): Promise<void> {
    try {
      await this.sync();
    } finally {
      this.#closed = true;
      await (await this.#file)?.close();
    }
  }

  /** The log, which stays the same file while the database is open. */
  #opened(): Promise<LogFile> {
    this.#file ??= this.#openLog().catch((cause: unknown) => {
      this.#file = undefined;
      throw cause;
    });
    return this.#file;
  }

  async #wait(): Promise<void> {
    if (!this.#hasFailed) {
      try {
        await (await this.#opened()).datasync();
        return;
      } catch {
        this.#hasFailed = true;
      }
    }
    // After a failed fsync, the next may succeed without the data: checkpoint it into the database file instead.
    const [outcome] = this.#database.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    if (outcome?.busy !== 0) throw new Error('The log could not be synced to the disk');
    this.#hasFailed = false;
  }
}
