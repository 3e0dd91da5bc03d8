import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Config, ConfigError } from './config.ts';
import { codeOf } from './error-code.ts';
import { whyUnwritable } from './storage/engines/unwritable.ts';

/** Tries the address to listen on and the journal of erasures, before all else. Throws {@link ConfigError}. */
export async function tryConfiguration({ host, port, erasureJournal }: Config): Promise<void> {
  tryJournal(erasureJournal);
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new ConfigError(explainAddress(cause, port, host));
  }
  server.close();
  await once(server, 'close');
}

/** Throws {@link ConfigError} if erasures can't be recorded, which otherwise only the first of them would reveal. */
export function tryJournal(path: string): void {
  if (existsSync(path) && !statSync(path).isFile()) {
    throw new ConfigError('ERASURE_JOURNAL : attendu un fichier, par exemple data/erasures.jsonl.');
  }
  const obstacle = whyUnwritable(path);
  if (obstacle !== undefined) throw new ConfigError(`ERASURE_JOURNAL=${path} : ${obstacle}.`);
}

function explainAddress(cause: unknown, port: number, host: string | undefined): string {
  const code = codeOf(cause) || String(cause);
  if (code === 'EADDRINUSE')
    return `PORT : ${port} est déjà pris ; arrêtez l’autre programme ou choisissez un autre port.`;
  if (code === 'EACCES') return `PORT : ${port} est réservé à root ; choisissez un port au-dessus de 1023.`;
  return `HOST : attendu une adresse de cette machine, par exemple 127.0.0.1 (${host} : ${code}).`;
}
