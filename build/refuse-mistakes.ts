import { parisDay } from '#domain/calendar.ts';
import { findMistakes } from './content/find-mistakes.ts';

/** Ends the process with 1 if `content/` has mistakes, each printed in one line. */
export async function refuseMistakes(): Promise<void> {
  const mistakes = await findMistakes(process.cwd(), parisDay(new Date()));
  if (mistakes.length === 0) return;
  for (const { message } of mistakes) console.error(message);
  process.exit(1);
}
