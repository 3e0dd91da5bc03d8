/** What a file of `content/` says, with the lines where it says it. */
export interface ContentValue {
  /** Path from the root of the project. */
  readonly file: string;
  /** What the whole value is called in messages. */
  readonly name: string;
  readonly value: unknown;
  /** The line, from 1, of a part of the value, or of the deepest part of its path that is written. */
  readonly lineOf: (path: readonly PropertyKey[]) => number;
}
