/** `npm run keep-terms`: keeps the current terms of sale under their version; a version kept before is never written again. */
import { refuseContentMistakes } from './refuse-mistakes.ts';

refuseContentMistakes();
// Imported only now: see `build.ts`.
await import('./owner/write-kept-terms.ts');
