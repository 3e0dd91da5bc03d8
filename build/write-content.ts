/** Writes the modules of the owner's texts, as an installation, the type checker, Vite and Vitest need them. */
import { writeContentModules } from './content/write-modules.ts';

const { mistakes } = writeContentModules(process.cwd());
for (const { message } of mistakes) console.error(message);
// What was installed is whole all the same; the build refuses these files.
if (mistakes.length > 0 && process.env.npm_lifecycle_event !== 'prepare') process.exitCode = 1;
