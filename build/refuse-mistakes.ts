import { parisDay } from '#domain/calendar.ts';
import { findMistakes } from './content/find-mistakes.ts';
import { readPublicationSettings, SettingsError } from './settings.ts';

/**
 * Ends the process with 1 if `content/` has mistakes, each printed in one line, except those that `npm run keep-terms` and
 * `keep-catalogue` fix or report themselves: each may run before the other.
 */
export async function refuseContentMistakes(): Promise<void> {
  const mistakes = await findMistakes(process.cwd(), parisDay(new Date()));
  refuse(mistakes.filter(({ message }) => !/npm run keep-(?:terms|catalogue)/.test(message)));
}

/** Ends the process with 1 if `content/` or the settings have mistakes, each printed in one line. */
export async function refuseMistakes(): Promise<void> {
  const mistakes: Error[] = [...(await findMistakes(process.cwd(), parisDay(new Date())))];
  // Imported only now, since it reads the brand.
  if (mistakes.length === 0) mistakes.push(...(await import('./owner/brand-files.ts')).findStaleBrand());
  try {
    readPublicationSettings(process.env);
  } catch (mistake) {
    if (!(mistake instanceof SettingsError)) throw mistake;
    mistakes.push(mistake);
  }
  refuse(mistakes);
}

function refuse(mistakes: readonly Error[]): void {
  if (mistakes.length === 0) return;
  for (const { message } of mistakes) console.error(message);
  process.exit(1);
}
