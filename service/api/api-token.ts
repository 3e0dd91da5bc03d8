import { createHash, randomBytes } from 'node:crypto';

const shape = /^Bearer (neo_[\w-]{43})$/i;

/** A new token for another program, shown once, and the hash that is kept of it. */
export function newApiToken(): { readonly token: string; readonly id: string } {
  const token = `neo_${randomBytes(32).toString('base64url')}`;
  return { token, id: hashOf(token) };
}

/** The hash of the token in an `Authorization` header; `undefined` for anything else. */
export function readAuthorization(header: string | undefined): string | undefined {
  const [, token] = shape.exec(header ?? '') ?? [];
  return token && hashOf(token);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
