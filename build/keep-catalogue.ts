/**
 * `npm run keep-catalogue`: keeps each catalogue of `content/catalogues/` as published; one whose first day has come
 * is never written again.
 */
import { refuseContentMistakes } from './refuse-mistakes.ts';

await refuseContentMistakes();
// Imported only now: see `build.ts`.
await import('./write-kept-catalogues.ts');
