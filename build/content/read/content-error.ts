import { Provisional } from '#content/schemas/parts/parts.ts';

/** Where a part of a value is: the keys and indexes that lead to it. */
export type Path = readonly PropertyKey[];

/** What a file of `content/` says, with the lines where it says it. */
export interface ContentValue<Value = unknown> {
  /** Path from the root of the project. */
  readonly file: string;
  readonly value: Value;
  /** The line, from 1, of a part of the value, or of the deepest part of its path that is written. */
  readonly lineOf: (path: Path) => number;
}

/** A mistake in a file of `content/`, in one line of French: the position, the problem, what to write. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  readonly file: string;

  constructor(file: string, line: number, problem: string, fix: string) {
    super(`${file}:${line}\u00a0: ${problem} → ${fix}`.replaceAll(/\s*\n\s*/g, ' '));
    this.file = file;
  }
}

/** A mistake at a part of what a file says. */
export function mistakeAt({ file, lineOf }: ContentValue, path: Path, problem: string, fix: string): ContentError {
  return new ContentError(file, lineOf(path), problem, fix);
}

/** A value that isn't what it has to be, named and quoted; `why` says more of it. */
export function misread(content: ContentValue, path: Path, fix: string, why?: string): ContentError {
  // The line shows which entry of a list it is.
  const names = path.filter((key) => typeof key === 'string').join('.');
  const place = names || (path.length > 0 ? 'cette ligne' : 'le fichier');
  const problem = `${place}${problemOf(valueAt(content.value, path))}`;
  return mistakeAt(content, path, why === undefined ? problem : `${problem}, ${why}`, fix);
}

/** What is said after the name of a value; what a list or a group holds is in the file. */
function problemOf(value: unknown): string {
  if (value === undefined) return ' manque';
  if (value === null) return ' est vide';
  if (value instanceof Provisional) return ' ne peut pas être provisoire';
  if (typeof value === 'object') return ' ne convient pas';
  return `\u00a0: lu ${typeof value === 'string' ? `«\u202f${value}\u202f»` : value}`;
}

/** The value at a path, or `undefined`. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => Object(node)[key], value);
}

/** The texts, numbers and provisional values within a value, with their paths. */
export function leavesOf(value: unknown, path: Path = []): readonly (readonly [path: Path, leaf: unknown])[] {
  if (typeof value !== 'object' || value === null || value instanceof Provisional) return [[path, value]];
  const parts: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([key, part]) => leavesOf(part, [...path, key]));
}

/** Returns `[read()]`, or `[]` if it throws a `ContentError` or an `AggregateError` of them, which are kept. */
export type Attempt = <Read>(read: () => Read) => readonly Read[];

/** Gathers the mistakes that attempts throw. Other errors are bugs and are thrown on. */
export function gatherMistakes(): { readonly attempt: Attempt; readonly mistakes: readonly ContentError[] } {
  const mistakes: ContentError[] = [];
  const attempt: Attempt = (read) => {
    try {
      return [read()];
    } catch (error) {
      const found = error instanceof AggregateError ? error.errors : [error];
      if (!found.every((one) => one instanceof ContentError)) throw error;
      mistakes.push(...found);
      return [];
    }
  };
  return { attempt, mistakes };
}
