/** What an engine says of a page as it stands, a line for each place. */
export interface Findings {
  /** What breaks a rule: nobody has to look. */
  readonly faults: readonly string[];
  /** What the engine can't decide by itself, and asks somebody to look at. */
  readonly toReview: readonly string[];
}
