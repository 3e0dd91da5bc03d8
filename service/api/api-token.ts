import { hash, randomBytes } from 'node:crypto';

/** A new token for another program, shown once, and the hash that is kept of it, in hexadecimal as all stored ones. */
export function newApiToken(): { readonly token: string; readonly id: string } {
  // By the prefix, programs that look for leaked secrets recognise one.
  const token = `neo_${randomBytes(32).toString('base64url')}`;
  return { token, id: hash('sha256', token) };
}

/** The id under which the token of an `Authorization` header is stored; `undefined` for anything else. */
export function readTokenId(header = ''): string | undefined {
  // « bearer » is read too; a token in other letters has another hash.
  const [, token] = /^Bearer (neo_[\w-]{43})$/i.exec(header) ?? [];
  return token && hash('sha256', token);
}
