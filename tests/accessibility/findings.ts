/** What an engine reports on a page's current state, one line for each place. */
export interface Findings {
  /** Violations of rules, without any doubt. */
  readonly violations: readonly string[];
  /** Possible violations that the engine can't decide and asks a person to check. */
  readonly toReview: readonly string[];
}
