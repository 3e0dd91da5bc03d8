import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a host that does not answer is named in one line, without a stack', () => {
  const { status, stderr } = spawnSync(
    'node_modules/.bin/tsx',
    ['tools/check-host/check-host.ts', 'http://127.0.0.1:9'],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe(
    "http://127.0.0.1:9 doesn't answer (ECONNREFUSED): is the address right, and does the web server run there?\n",
  );
  expect(status).toBe(1);
});
