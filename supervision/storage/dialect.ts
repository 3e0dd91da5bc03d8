/** What differs between the databases. */
export interface DialectRules {
  /** Statement that begins a transaction seeing one consistent state, without stopping writers. */
  readonly beginSnapshot: string;
  /** Whether the database refused only because another transaction was in the way: nothing was stored, it may be tried again. */
  readonly isPassing: (cause: unknown) => boolean;
  /** Whether a transaction may have been stored although it failed. */
  readonly isInDoubt: (cause: unknown) => boolean;
  /** What to do, where a failure means that what is stored is damaged: it doesn't heal by itself. */
  readonly explainDamage: (cause: unknown) => string | undefined;
  /** Throws where the files that were opened are no longer at their place: what is written to them is lost at the stop. */
  readonly confirmPlace: () => void;
  /** Removes what deleted rows left in files beside the database. */
  readonly forgetDeleted: () => Promise<void>;
  readonly close: () => Promise<void>;
}
