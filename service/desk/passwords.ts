import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { brand } from '#content/brand.ts';
import type { DeskPerson } from '#service/storage/rows.ts';

/** Characters. Long enough to need no other rule (NIST SP 800-63B-4, 3.1.1.2: a password that is the only factor). */
const minPasswordLength = 15;
/** Longer ones would cost time, not help. */
const maxPasswordLength = 200;

/** 32 MB and 0.17 s a try, measured (OWASP, Password Storage Cheat Sheet: scrypt with N = 2^15, r = 8, p = 3). */
const costs = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

/** How the name of a person is compared: as it is typed on any keyboard. PostgreSQL refuses a NUL. */
export function personKey(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\p{Control}/gu, '')
    .trim()
    .toLowerCase();
}

/** Why a password can't be taken, for the person who chose it; `undefined` if it can. */
export function passwordProblem(password: string, name: string): string | undefined {
  const length = [...password].length;
  if (length < minPasswordLength) {
    return `${minPasswordLength} caractères au moins : quatre mots sans lien entre eux se retiennent bien`;
  }
  if (length > maxPasswordLength) return `${maxPasswordLength} caractères au plus`;
  const rest = password.toLowerCase().replaceAll(name, '').replaceAll(brand.name.toLowerCase(), '');
  // « claireclaireclaire » and « aaaaaaaaaaaaaaa » are long, and the first that anybody tries.
  if (new Set(rest).size < 5) return 'un mot de passe moins facile à deviner : il répète les mêmes caractères';
  return undefined;
}

/** What is stored of a new password. */
export async function newPassword(password: string): Promise<Pick<DeskPerson, 'password_hash' | 'password_id'>> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return {
    password_hash: ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64url'), key.toString('base64url')].join(
      '$',
    ),
    password_id: randomUUID(),
  };
}

/** Whether a password is the stored one. Takes as long if there is none, so that nobody learns who exists. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, , , , salt = '', key = ''] = (stored ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  // Compared with something in any case.
  const isEqual = timingSafeEqual(derived, expected.length === keyLength ? expected : Buffer.alloc(keyLength));
  return isEqual && expected.length === keyLength;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  // The same letters typed on another machine may be composed differently.
  const text = password.normalize('NFKC').slice(0, maxPasswordLength);
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyLength, { ...costs, maxmem: 64 * 1024 * 1024 }, (failure, key) => {
      if (failure === null) resolve(key);
      else reject(failure);
    });
  });
}
