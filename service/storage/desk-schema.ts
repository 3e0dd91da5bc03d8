import type { FollowState, RequestKind } from '#domain/requests/follow-up.ts';

/** The tables of the desk and what it follows besides orders; part of the whole in `schema.ts`. */
export interface DeskTables {
  desk_people: {
    name: string;
    /** scrypt, with its salt and its costs; something random that no password opens, for somebody without one. */
    password_hash: string;
    /** Changes with the password: sessions, links and passkeys are bound to it, so that they end with the password or the person. */
    password_id: string;
    added_at: number;
  };

  /** What another program of the provider reads orders with, while the person who made it has a desk. */
  api_tokens: {
    /** Hash of the token, which only that program has. */
    id: string;
    name: string;
    made_by: string;
    made_at: number;
    /** To the minute; `null` before the first use. */
    last_used_at: number | null;
  };

  desk_sessions: {
    /** Hash of the secret that the browser has: a copy of the database opens no session. */
    id: string;
    password_id: string;
    signed_in_at: number;
    /** When the password was last typed. */
    password_at: number;
  };

  /** A link with which a person chooses a password, once. */
  desk_links: {
    /** Hash of the secret in the link. */
    id: string;
    password_id: string;
    made_at: number;
  };

  /** A passkey, with which a person enters instead of a password. */
  desk_passkeys: {
    /** Of the credential, as its authenticator chose it. */
    id: string;
    password_id: string;
    /** COSE, in base64url. */
    public_key: string;
    /** How often it signed, for authenticators that count: a copy of one would count from an earlier number. */
    counter: number;
    made_at: number;
  };

  /** What a passkey has to sign, once. */
  desk_challenges: {
    id: string;
    /** The session, link or browser that asked for it. */
    owner: string;
    made_at: number;
  };

  /** The journal of the people of the desk. */
  desk_events: {
    id: string;
    at: number;
    /** What happened to the person; `password-removed` is of earlier versions. */
    kind: 'add' | 'link' | 'passkey' | 'passkey-removed' | 'password' | 'password-removed' | 'remove';
    name: string;
    /** Who of the desk did it, maybe themselves; `null` for a command, and before this was kept. */
    made_by: string | null;
  };

  /** What somebody asked for besides orders, with how the desk follows it (`domain/requests/`). */
  requests: {
    /** Follows from what was asked and the day, or from the e-mail address of somebody who only saw a price. */
    reference: string;
    kind: RequestKind;
    /** Of a quote, when the newest of its address arrived. */
    received_at: number;
    email: string;
    name: string;
    company: string;
    phone: string;
    /** What was asked, in words. */
    content: string;
    is_test: number;
    state: FollowState;
    /** Day in Europe/Paris; `null` if nobody is to be called. */
    call_on: string | null;
    reason: string;
    note: string;
    /** Number of changes made at the desk; used for optimistic locking. */
    change_count: number;
    changed_at: number | null;
    /** Who of the desk made the last one. */
    person: string | null;
  };
}
