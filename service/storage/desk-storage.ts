import type { DeskChallenge, DeskEvent, DeskLink, DeskPasskey, DeskPerson, DeskSession, Mail } from './rows.ts';

/** What the storage keeps of the people of the desk; part of the whole in `storage.ts`. */
export interface DeskStorage {
  /** The people of the desk, by name. */
  listDeskPeople(): Promise<DeskPerson[]>;
  findDeskPerson(name: string): Promise<DeskPerson | undefined>;
  /** Returns false, and changes nothing, if the name is taken. `by` is who of the desk does so, as elsewhere; nobody for a command. */
  addDeskPerson(person: DeskPerson, by?: string): Promise<boolean>;
  /** Changes a password and ends the sessions that it opened; false if nobody has this name. */
  changeDeskPassword(
    name: string,
    password: Pick<DeskPerson, 'password_hash' | 'password_id'>,
    at: number,
  ): Promise<boolean>;
  /** Stores the same password with another hash; false if it was changed since it was read. */
  renewDeskPassword(person: DeskPerson, passwordHash: string): Promise<boolean>;
  /**
   * Removes somebody and ends their sessions and the tokens that they made; false, and nothing, if nobody has this name, or
   * if `by` isn't somebody else of the desk any more: two people who remove each other would leave nobody.
   */
  removeDeskPerson(name: string, at: number, by?: string): Promise<boolean>;
  /** Stores a link with its mail, and deletes those made before `expiredBefore`; false if the person's password has changed. */
  addDeskLink(
    link: DeskLink,
    others: { readonly expiredBefore: number; readonly mails: readonly Mail[]; readonly by?: string | undefined },
  ): Promise<boolean>;
  /** The person of a link, and when it was made; `undefined` once it was used, or the person was removed or has another password. */
  findDeskLink(id: string): Promise<(DeskPerson & Pick<DeskLink, 'made_at'>) | undefined>;
  /**
   * Changes the password of a link's person, or stores a passkey for them instead, once: no link of theirs opens anything
   * afterwards. False if it doesn't any more.
   */
  spendDeskLink(
    id: string,
    password: Pick<DeskPerson, 'password_hash' | 'password_id'>,
    at: number,
    passkey?: DeskPasskey,
  ): Promise<boolean>;
  /** Stores a passkey; false if their password has changed, or the passkey is there already. */
  addDeskPasskey(passkey: DeskPasskey): Promise<boolean>;
  /** The passkeys of a password, the oldest first. */
  listDeskPasskeys(passwordId: string): Promise<DeskPasskey[]>;
  /** A passkey with its person; `undefined` once it or the person was removed, or the person has another password. */
  findDeskPasskey(id: string): Promise<{ readonly passkey: DeskPasskey; readonly person: DeskPerson } | undefined>;
  /** Stores how often a passkey has signed; false if it signed meanwhile, or is gone. */
  countDeskPasskey(passkey: DeskPasskey, counter: number): Promise<boolean>;
  /**
   * Takes from a person, as they were read, a passkey, or their password by another hash; ends their sessions but this one.
   * False, and nothing, if their password has changed, the passkey is gone, or they need one and none would be left.
   */
  removeDeskEntry(
    person: DeskPerson,
    entry: {
      readonly passkey?: string;
      readonly password_hash?: string;
      readonly needsPasskey: boolean;
      readonly session: string;
      readonly at: number;
    },
  ): Promise<boolean>;
  /** Stores a challenge, and deletes those made before `expiredBefore` (milliseconds). */
  addDeskChallenge(challenge: DeskChallenge, expiredBefore: number): Promise<void>;
  /** Removes a challenge of this owner; returns when it was made, `undefined` if there is none, or no longer. */
  takeDeskChallenge(id: string, owner: string): Promise<number | undefined>;
  /** Who was let in or out, and by whom, the oldest first; each is written with the change itself. */
  listDeskEvents(): Promise<DeskEvent[]>;
  /** Stores a session in place of `replaced`, and deletes those opened before `expiredBefore` (milliseconds). */
  openDeskSession(
    session: DeskSession,
    others: { readonly expiredBefore: number; readonly replaced?: string },
  ): Promise<void>;
  /** A session with its person; `undefined` once the person was removed or has another password. */
  findDeskSession(id: string): Promise<(DeskSession & Pick<DeskPerson, 'name'>) | undefined>;
  endDeskSession(id: string): Promise<void>;
  /** Ends every session that a password opened. */
  endDeskSessions(passwordId: string): Promise<void>;
}
