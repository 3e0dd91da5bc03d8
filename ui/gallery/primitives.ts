import type { Example } from './example.ts';

const files = import.meta.glob<{ readonly examples: readonly Example[] }>('../*.examples.tsx', { eager: true });

/** The examples of each primitive by its name. */
export const primitives: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  Object.entries(files).map(([path, { examples }]) => [path.slice('../'.length, -'.examples.tsx'.length), examples]),
);
