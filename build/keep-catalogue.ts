/**
 * `npm run keep-catalogue`: keeps the sum of each catalogue of `content/catalogues/`; one whose first day has come can't
 * change any more.
 */
import { refuseContentMistakes } from './refuse-mistakes.ts';

refuseContentMistakes();
// Imported only now: see `build.ts`.
await import('./owner/write-kept-catalogues.ts');
