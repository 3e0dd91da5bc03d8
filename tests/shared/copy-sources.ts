import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const parts =
  'build content deploy documents domain service site tests/setup tools ui package.json package-lock.json tsconfig.base.json vite.config.ts';

/** Copies what a build needs into a folder, so that a test can build there with other content. */
export function copySources(folder: string): void {
  for (const part of parts.split(' ')) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
