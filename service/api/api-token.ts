import { hash, randomBytes } from 'node:crypto';

/** A new token for another program, shown once, and the hash that is kept of it. */
export function newApiToken(): { readonly token: string; readonly id: string } {
  const token = `neo_${randomBytes(32).toString('base64url')}`;
  return { token, id: hash('sha256', token) };
}

/** The hash of the token in an `Authorization` header; `undefined` for anything else. */
export function readAuthorization(header = ''): string | undefined {
  const [, token] = /^Bearer (neo_[\w-]{43})$/i.exec(header) ?? [];
  return token && hash('sha256', token);
}
