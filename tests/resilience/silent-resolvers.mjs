/** Imported before the service: names are asked of a resolver that never answers (`?address:port`). */
import { pbkdf2 } from 'node:crypto';
import { promises as dns } from 'node:dns';
import { promisify } from 'node:util';

const server = new URL(import.meta.url).search.slice(1);

// The system's own way keeps a thread of the pool for as long as it waits, some ten seconds.
dns.lookup = async () => {
  await promisify(pbkdf2)('', '', 10_000_000, 64, 'sha512');
  throw new Error('no resolver answered');
};
dns.Resolver = class extends dns.Resolver {
  /** @param {import('node:dns').ResolverOptions} [options] */
  constructor(options) {
    super(options);
    this.setServers([server]);
  }
};
