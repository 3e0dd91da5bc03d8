/**
 * A mistake in a file of `content/`, in one line of French for whoever edits it: the position, the problem, what to
 * write.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, problem: string, fix: string) {
    super(`${file}:${line}\u00a0: ${problem} → ${fix}`.replaceAll(/\s*\n\s*/g, ' '));
    this.file = file;
    this.line = line;
  }
}

/**
 * What `read` makes of each item; of one that it can't read, only the mistakes, which it throws, several as an
 * `AggregateError`. Other errors are bugs and are thrown on.
 */
export function readEach<Item, Read>(
  items: readonly Item[],
  read: (item: Item) => Read,
): { readonly found: readonly Read[]; readonly mistakes: readonly ContentError[] } {
  const found: Read[] = [];
  const mistakes = items.flatMap((item): readonly ContentError[] => {
    try {
      found.push(read(item));
      return [];
    } catch (error) {
      if (error instanceof ContentError) return [error];
      if (error instanceof AggregateError) return error.errors;
      throw error;
    }
  });
  return { found, mistakes };
}
