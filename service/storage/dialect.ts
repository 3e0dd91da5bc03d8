import type { LogConfig } from 'kysely';
import type { ComposeWebhook } from './rows.ts';

/** How a database is opened. */
export interface OpeningOptions {
  /** For commands, which may take long and where nobody else waits. */
  readonly longRunning?: boolean;
  /** Refuses a database that doesn't exist, or has no tables, instead of creating it. */
  readonly mustExist?: boolean;
  readonly statementLog?: LogConfig;
  readonly composeWebhook?: ComposeWebhook | undefined;
}

/** What differs between the databases; what a server does itself is absent. */
export interface DialectRules {
  /** The statement that begins a transaction on one consistent snapshot, without blocking writers. */
  readonly beginSnapshot: string;
  /** Whether a failure is only a conflict with another transaction: nothing was stored, and it may be retried. */
  readonly isTransient: (cause: unknown) => boolean;
  /** Whether a failure is due to the content of a row, such as a key that is taken: other rows may be stored. */
  readonly isRowError: (cause: unknown) => boolean;
  /** Instructions for the owner if a failure means that stored data is damaged, which a retry can't fix. */
  readonly explainDamage?: (cause: unknown) => string | undefined;
  /** Throws if the opened files are no longer at their path: data written to them would be lost on exit. */
  readonly assertFilesInPlace?: () => void;
  /** Removes what deleted rows leave in files beside the database; throws if another program reads them for long. */
  readonly scrubDeletedData?: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Repeats work that failed because of a conflict with another transaction. */
export type Retry = <Result>(work: () => Promise<Result>) => Promise<Result>;
