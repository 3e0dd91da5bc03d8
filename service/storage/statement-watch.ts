import type { Logger } from 'kysely';
import type { DialectRules } from './dialect.ts';

/** Collects metrics of the database. `noteStatement` is called after each statement with its duration. */
export interface StatementWatch {
  readonly noteStatement: (milliseconds: number) => void;
  /** The statement was refused because it conflicted with another transaction; its transaction is tried again. */
  readonly noteConflict: () => void;
  /** How long a request waited for a connection of the pool; SQLite has none. */
  readonly noteConnection: (milliseconds: number) => void;
}

/** Passes each statement on to `watch`, if there is one. */
export function statementLog(
  watch: StatementWatch | undefined,
  isTransient: DialectRules['isTransient'],
): { readonly log?: Logger } {
  if (watch === undefined) return {};
  return {
    log: (event) => {
      watch.noteStatement(event.queryDurationMillis);
      if (event.level === 'error' && isTransient(event.error)) watch.noteConflict();
    },
  };
}
