/**
 * `npm run check-publication`: refuses what the build refuses, then lists what the owner has still to give; exits with 1 while
 * anything remains.
 */
import { refuseMistakes } from './refuse-mistakes.ts';

await refuseMistakes();
// Only now: see `build.ts`.
await import('./list-what-remains.ts');
