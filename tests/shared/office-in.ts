import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '#build/start/ensure-built.mjs';

/** Returns a function that runs a command of the office as the provider types it, in this folder. */
export function officeIn(folder: string) {
  const programs = resolve(ensureBuilt(), 'service/commands');
  return (
    command: string,
    parameters: readonly string[],
    environment: Readonly<Record<string, string>> = {},
    input = '',
  ) => {
    const program = join(programs, `${command}.mjs`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      input,
      env: { PATH: process.env.PATH ?? '', ...environment },
    });
    return { status, stdout, stderr };
  };
}
