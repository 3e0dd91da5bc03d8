/** What is wrong in a file of `content/`, said in one line of French to whoever edits it: the place, the problem, what to write. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, problem: string, mend: string) {
    super(`${file}:${line}\u00a0: ${problem} → ${mend}`.replaceAll(/\s*\n\s*/g, ' '));
    this.file = file;
    this.line = line;
  }
}

/** The mistake that a reading ends with, if any; anything else it throws is a bug and goes on. */
export function attempt(read: () => unknown): ContentError[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}
