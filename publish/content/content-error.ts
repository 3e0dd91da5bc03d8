/** What is wrong in a file of `content/`, said to whoever edits it: the file, the line, the problem and the mend. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(file: string, line: number, problem: string, mend: string) {
    super(`${file}:${line}: ${problem}\n  → ${mend}`);
  }
}
