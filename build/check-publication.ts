/**
 * `npm run check-publication`: refuses what the build refuses, then lists what the owner has still to provide; exits
 * with 1 while anything is left.
 */
import { refuseMistakes } from './refuse-mistakes.ts';

await refuseMistakes();
// Imported only now: see `build.ts`.
await import('./owner/list-what-remains.ts');
