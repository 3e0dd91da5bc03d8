import type * as crypto from 'node:crypto';

type Crypto = typeof crypto;

/**
 * `node:crypto` with passwords that take no time, since each takes 0.17 s:
 * `vi.mock(import('node:crypto'), async (original) => (await import('./cheap-passwords.ts')).withCheapPasswords(await original()));`
 */
export function withCheapPasswords<Real extends Crypto>(real: Real): Real {
  const scrypt = (text: string, salt: Buffer, length: number, options: object, done: () => void) =>
    real.scrypt(text, salt, length, { ...options, N: 2, p: 1 }, done);
  return { ...real, scrypt: scrypt as unknown as typeof real.scrypt };
}
