import { parisDay } from '#domain/calendar.ts';
import { findMistakes, isNextStep } from './content/find-mistakes.ts';
import { writeContentModules } from './content/write-modules.ts';
import { readPublicationSettings, SettingsError } from './settings.ts';

/** Prints mistakes in `content/` and exits with 1, except for those that `keep-terms` or `keep-catalogue` will fix. */
export function refuseContentMistakes(): void {
  refuse(readMistakes().filter(({ message }) => !isNextStep(message)));
}

/** Prints every mistake in `content/` and in the build settings, and exits with 1 if there are any. */
export async function refuseMistakes(): Promise<void> {
  const mistakes: Error[] = [...readMistakes()];
  // Imported only now: it imports the module of the brand, which has just been written.
  if (mistakes.length === 0) mistakes.push(...(await import('./brand-files.ts')).findStaleBrand());
  try {
    readPublicationSettings(process.env);
  } catch (mistake) {
    if (!(mistake instanceof SettingsError)) throw mistake;
    mistakes.push(mistake);
  }
  refuse(mistakes);
}

/** The mistakes in `content/`; what has none is written as modules, which everything imports. */
function readMistakes(): readonly Error[] {
  return findMistakes(process.cwd(), parisDay(new Date()), writeContentModules(process.cwd()));
}

/** Prints mistakes and exits with 1; does nothing if there are none. */
export function refuse(mistakes: readonly Error[]): void {
  if (mistakes.length === 0) return;
  for (const { message } of mistakes) console.error(message);
  process.exit(1);
}
