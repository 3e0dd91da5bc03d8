import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder for the tests of a file, removed after the last of them, when what they opened is closed. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'neolis-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
