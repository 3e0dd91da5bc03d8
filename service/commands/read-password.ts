import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a password unseen, never from the arguments, which every user can read; `undefined` if the input ended. */
export async function readPassword(question: string): Promise<string | undefined> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(question);
  // The line editor would write each typed character to its output.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  // Ctrl+C must end the program, not only the question.
  lines.on('SIGINT', () => process.exit(130));
  try {
    for await (const line of lines) return line;
    return undefined;
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
