import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeskPerson, DeskSession } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/** Milliseconds for which a session lasts, however much it is used. */
const sessionLife = 12 * 3_600_000;
/** Milliseconds for which a typed password, a passkey or a link counts for what changes money or personal data. */
const passwordLife = 30 * 60_000;

/** Characters of the secret that stay from the sign-in on, so that forms of pages that were open remain good. */
const keptLength = 20;

/** Somebody who is signed in. */
export interface SignedIn extends DeskSession {
  readonly name: string;
  /** The secret of the session, which only the browser has. */
  readonly secret: string;
  /** Whether a password, passkey or link was used recently enough for what changes money or personal data. */
  readonly isFresh: boolean;
}

/** The session of a secret that a browser sent; `undefined` if there is none, or no longer. */
export async function findSession(storage: Storage, secret: string, now: number): Promise<SignedIn | undefined> {
  const found = await storage.findDeskSession(idOf(secret));
  // A clock that was set back prolongs no session.
  if (found === undefined || Math.abs(now - found.signed_in_at) >= sessionLife) return undefined;
  return { ...found, secret, isFresh: Math.abs(now - found.password_at) < passwordLife };
}

/**
 * Opens a session with a new secret, as somebody may have set the old one. One that replaces another ends when that
 * would, and keeps the beginning of its secret: 120 bits, before 136 new ones.
 */
export async function openSession(
  storage: Storage,
  { name, password_id }: Pick<DeskPerson, 'name' | 'password_id'>,
  now: number,
  replaced?: SignedIn,
): Promise<SignedIn> {
  const kept = replaced === undefined ? randomBytes(15).toString('base64url') : keptOf(replaced.secret);
  const secret = `${kept}${randomBytes(17).toString('base64url')}`;
  const session = { id: idOf(secret), password_id, signed_in_at: replaced?.signed_in_at ?? now, password_at: now };
  await storage.openDeskSession(session, {
    expiredBefore: now - sessionLife,
    ...(replaced && { replaced: replaced.id }),
  });
  return { ...session, name, secret, isFresh: true };
}

function keptOf(secret: string): string {
  return secret.slice(0, keptLength);
}

/** What every form since this sign-in contains, and no other page can know. */
export function formToken({ secret }: SignedIn): string {
  return createHmac('sha256', keptOf(secret)).update('form').digest('base64url');
}

/** Whether a form comes from a page of this session, or of one that it replaced. */
export function isFormToken(session: SignedIn, token: string): boolean {
  return isSame(token, formToken(session));
}

/** A mark for the browser in which a person signed in; no longer theirs once they have another password. */
export function newBrowserMark({ password_hash }: Pick<DeskPerson, 'password_hash'>): string {
  return writeMark(randomBytes(16).toString('base64url'), password_hash);
}

/** Whether a browser's mark is this person's own. Attempts are counted by it, so nothing may be added to it. */
export function isBrowserMark(mark: string, person: Pick<DeskPerson, 'password_hash'> | undefined): boolean {
  const [nonce = ''] = mark.split('.');
  return isSame(mark, writeMark(nonce, person?.password_hash ?? randomBytes(32).toString('base64url')));
}

function writeMark(nonce: string, passwordHash: string): string {
  return `${nonce}.${createHmac('sha256', passwordHash).update(`browser ${nonce}`).digest('base64url')}`;
}

/** What is stored of a secret: a copy of the database opens nothing. */
export function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
