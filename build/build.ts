/** `npm run build`: checks what the owner wrote in `content/`, then makes the release. */
import { refuseMistakes } from './refuse-mistakes.ts';

await refuseMistakes();
// Imported only now: a mistake in a file that it imports would end with a stack instead of a line for the owner.
await import('./release/build-release.ts');
