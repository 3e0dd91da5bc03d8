/** `npm run test:owner`: runs `npm test`, or another command, in a copy of the commit with an owner's twelve edits. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnersEdits } from './edits.ts';

// Not below this project, whose linter leaves out what its Git ignores.
const root = join(tmpdir(), 'neolis-after-owner');
const [command = 'npm', ...parameters] = process.argv.length > 2 ? process.argv.slice(2) : ['npm', 'test'];

function run(folder: string, program: string, ...args: readonly string[]): void {
  console.log(`── ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(root, { recursive: true, force: true });
run('.', 'git', 'clone', '--quiet', '.', root);
// A build and its tests look for packages within their own folder.
run('.', 'cp', '-a', 'node_modules', root);
makeOwnersEdits(root);
for (const script of ['keep-catalogue', 'keep-terms', 'make:cards']) run(root, 'npm', 'run', '--silent', script);
run(root, 'git', 'add', '--all');
// Otherwise several test files would build the release at once.
run(root, 'npm', 'run', '--silent', 'build');
run(root, command, ...parameters);
