/** `npm start`: installs and builds what is missing, serves all on `PORT` (3000). Plain JavaScript needs no package. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt } from './start/ensure-built.mjs';
import { ensureInstalled } from './start/install.mjs';
import { hardeningFlags } from './start/service-flags.mjs';

ensureInstalled();
const release = ensureBuilt();
const service = spawn(process.execPath, [...hardeningFlags, join(release, 'service/main.mjs')], {
  stdio: ['inherit', 'pipe', 'inherit'],
});

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => service.kill(signal));
service.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));

createInterface({ input: service.stdout }).on('line', (line) => {
  console.log(line);
  const address = readyAddress(line);
  if (address !== undefined) console.log(`\nNeolis is ready: ${address}\n`);
});

/**
 * The address in the service's log line that says it is ready.
 * @param {string} line
 */
function readyAddress(line) {
  try {
    const entry = JSON.parse(line);
    return entry.event === 'ready' ? entry.address : undefined;
  } catch {
    return undefined;
  }
}
