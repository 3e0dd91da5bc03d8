import { editDistance } from '#domain/edit-distance.ts';

/** Only names of several words: a short one such as `PORT` resembles other programs' names. */
const isDistinct = (name: string): boolean => name.includes('_');

/** Allowed typing errors: two in a long name. */
const allowedErrors = (name: string): number => (name.length < 10 ? 1 : 2);

/** The known name that a misspelt one probably means; `undefined` if it is known, or resembles none. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return known.filter(isDistinct).find((candidate) => {
    const allowed = allowedErrors(candidate);
    // Comparing every variable of an environment with every known name took 10 % of the startup time.
    if (Math.abs(name.length - candidate.length) > allowed) return false;
    return editDistance(name.toUpperCase(), candidate) <= allowed;
  });
}
