import type { FollowState, RequestKind } from '#domain/requests/follow-up.ts';
import { key, number, numberOrNull, text, textOrNull } from './columns.ts';

/** The tables of the desk and what it follows besides orders; part of the whole in `schema.ts`. */
export const deskTables = {
  desk_people: {
    name: key(),
    /** scrypt, with its salt and its costs; something random that no password opens, for somebody without one. */
    password_hash: text(),
    /** Changes with the password: sessions, links and passkeys are bound to it, so that they end with the password or the person. */
    password_id: text(),
    added_at: number(),
  },

  /** What another program of the provider reads orders with, while the person who made it has a desk. */
  api_tokens: {
    /** Hash of the token, which only that program has. */
    id: key(),
    name: text(),
    made_by: text(),
    made_at: number(),
    /** To the minute; `null` before the first use. */
    last_used_at: numberOrNull(),
  },

  desk_sessions: {
    /** Hash of the secret that the browser has: a copy of the database opens no session. */
    id: key(),
    password_id: text(),
    signed_in_at: number(),
    /** When the password was last typed. */
    password_at: number(),
  },

  /** A link with which a person chooses a password, or stores a passkey, once. */
  desk_links: {
    /** Hash of the secret in the link. */
    id: key(),
    password_id: text(),
    made_at: number(),
  },

  /** A passkey, with which a person enters instead of a password. */
  desk_passkeys: {
    /** Of the credential, as its authenticator chose it. */
    id: key(),
    password_id: text(),
    /** COSE, in base64url. */
    public_key: text(),
    /** How often it signed, for authenticators that count: a copy of one would count from an earlier number. */
    counter: number(),
    made_at: number(),
  },

  /** What a passkey has to sign, once. */
  desk_challenges: {
    id: key(),
    /** The session, link or browser that asked for it. */
    owner: text(),
    made_at: number(),
  },

  /** The journal of the people of the desk. */
  desk_events: {
    id: key(),
    at: number(),
    /** What happened to the person; `password-removed` is of earlier versions. */
    kind: text<'add' | 'link' | 'passkey' | 'passkey-removed' | 'password' | 'password-removed' | 'remove'>(),
    name: text(),
    /** Who of the desk did it, maybe themselves; `null` for a command, and before this was kept. */
    made_by: textOrNull(),
  },

  /** What somebody asked for besides orders, with how the desk follows it (`domain/requests/`). */
  requests: {
    /** Follows from what was asked and the day, or from the e-mail address of somebody who only saw a price. */
    reference: key(),
    kind: text<RequestKind>(),
    /** Of a quote, when the newest of its address arrived. */
    received_at: number(),
    email: text(),
    name: text(),
    company: text(),
    phone: text(),
    /** What was asked, in words. */
    content: text(),
    is_test: number(),
    state: text<FollowState>(),
    /** Day in Europe/Paris; `null` if nobody is to be called. */
    call_on: textOrNull(),
    reason: text(),
    note: text(),
    /** Number of changes made at the desk; used for optimistic locking. */
    change_count: number(),
    changed_at: numberOrNull(),
    /** Who of the desk made the last one. */
    person: textOrNull(),
  },
};
