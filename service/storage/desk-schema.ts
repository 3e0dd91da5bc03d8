/** Somebody who may open the desk. */
export interface DeskPeopleTable {
  name: string;
  /** scrypt, with its salt and its costs. */
  password_hash: string;
  /** Changes with the password: sessions are bound to it, so that they end with the password or the person. */
  password_id: string;
  added_at: number;
}

export interface DeskSessionsTable {
  /** Hash of the secret that the browser has: a copy of the database opens no session. */
  id: string;
  password_id: string;
  signed_in_at: number;
  /** When the password was last typed. */
  password_at: number;
}

/** The journal of the people of the desk. */
export interface DeskEventsTable {
  id: string;
  at: number;
  /** What happened to the person: `add`, `password` or `remove`. */
  kind: string;
  /** The person. */
  name: string;
}
