import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;

/** Run before each test file of the service: passwords that take no time, instead of 0.17 s each. */
function cheapScrypt(...[text, salt, length, options, done]: Parameters<typeof crypto.scrypt>): void {
  scrypt(text, salt, length, { ...options, N: 2, p: 1 }, done);
}

if (scrypt.name !== cheapScrypt.name) {
  Object.assign(crypto, { scrypt: cheapScrypt });
  syncBuiltinESMExports();
}
