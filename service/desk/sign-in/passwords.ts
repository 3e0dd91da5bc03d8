import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { brand } from '#content/brand.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';

/** Characters. Long enough to need no other rule (NIST SP 800-63B-4, 3.1.1.2: a password that is the only factor). */
export const minPasswordLength = 15;
/** Longer ones would cost time, not help. */
const maxPasswordLength = 200;

type PasswordCosts = Service['passwordCosts'];

/** 32 MB and 0.17 s a try, measured (OWASP, Password Storage Cheat Sheet: scrypt with N = 2^15, r = 8, p = 3). */
export const usualCosts: PasswordCosts = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

/** How the name of a person is compared: as it is typed on any keyboard. PostgreSQL refuses a NUL. */
export function personKey(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\p{Control}/gu, '')
    .trim()
    .toLowerCase();
}

/** Whether somebody can be called so: a first name, with a dot, a hyphen or a digit where two people have the same. */
export function isPersonName(name: string): boolean {
  return /^\p{Letter}[\p{Letter}\p{Number}.-]{0,29}$/u.test(name);
}

/** Why a password can't be taken, for the person who chose it; `undefined` if it can. */
export function passwordProblem(password: string, name: string): string | undefined {
  const length = [...password].length;
  if (length < minPasswordLength) {
    return `${minPasswordLength} caractères au moins\u00a0: quatre mots sans lien entre eux se retiennent bien`;
  }
  if (length > maxPasswordLength) return `${maxPasswordLength} caractères au plus`;
  const rest = password.toLowerCase().replaceAll(name, '').replaceAll(brand.name.toLowerCase(), '');
  // « claireclaireclaire » and « aaaaaaaaaaaaaaa » are long, and the first that anybody tries.
  if (new Set(rest).size < 5) {
    return 'Choisissez un mot de passe moins facile à deviner\u00a0: celui-ci répète les mêmes caractères';
  }
  return undefined;
}

/** What is stored of a new password. */
export async function newPassword(password: string, costs = usualCosts) {
  return { password_hash: await hashOf(password, costs), password_id: randomUUID() };
}

/** What is stored of somebody who has no password yet. Random all the same: marks of browsers are made with it. */
export function noPassword(): Pick<DeskPerson, 'password_hash' | 'password_id'> {
  return { password_hash: randomBytes(32).toString('base64url'), password_id: randomUUID() };
}

export function hasPassword({ password_hash }: Pick<DeskPerson, 'password_hash'>): boolean {
  return readHash(password_hash) !== undefined;
}

/** Whether a password is the stored one; takes as long, by `costs`, if there is none, so as not to tell who exists. */
export async function isPassword(password: string, stored: string | undefined, costs = usualCosts): Promise<boolean> {
  const known = readHash(stored);
  const derived = await derive(password, known?.salt ?? Buffer.alloc(0), known?.costs ?? costs);
  // Compared with something in any case.
  return timingSafeEqual(derived, known?.key ?? Buffer.alloc(keyLength)) && known !== undefined;
}

/** What is to be stored of a password just typed, in place of a hash with other costs; `undefined` if nothing. */
export async function renewedHash(password: string, stored: string, { N, r, p }: PasswordCosts) {
  const known = readHash(stored)?.costs;
  const isCurrent = known?.N === N && known.r === r && known.p === p;
  return isCurrent ? undefined : await hashOf(password, { N, r, p });
}

async function hashOf(password: string, costs: PasswordCosts): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, costs);
  return ['scrypt', costs.N, costs.r, costs.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function readHash(stored = ''): { costs: PasswordCosts; salt: Buffer; key: Buffer } | undefined {
  const [, N, r, p, salt = '', key = ''] = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]{43})$/.exec(stored) ?? [];
  if (key === '') return undefined;
  return {
    costs: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, costs: PasswordCosts): Promise<Buffer> {
  // The same letters typed on another machine may be composed differently.
  const text = password.normalize('NFKC').slice(0, maxPasswordLength);
  const maxmem = 256 * costs.r * (costs.N + costs.p + 2);
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyLength, { ...costs, maxmem }, (failure, key) => {
      if (failure === null) resolve(key);
      else reject(failure);
    });
  });
}
