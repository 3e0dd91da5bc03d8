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

/** The mistake that `read` throws, if any; other errors are bugs and are thrown on. */
export function attempt(read: () => unknown): ContentError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}
