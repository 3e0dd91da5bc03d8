import type { Kysely } from 'kysely';
import { insertOnce, isChanged } from '#service/storage/rows/one-row.ts';
import type { DeskChallenge, DeskPasskey, DeskPerson } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { changeAccount } from './desk-rows.ts';

/** The methods for the passkeys of the desk. A passkey belongs to a password, so that it ends with it or with its person. */
export function passkeysIn(db: Kysely<Database>) {
  const personOf = (source: Kysely<Database>, passwordId: string) =>
    source.selectFrom('desk_people').selectAll().where('password_id', '=', passwordId).executeTakeFirst();
  return {
    /** Stores a passkey; false if its person's password has changed, or the passkey is there already. */
    addDeskPasskey: (passkey: DeskPasskey) =>
      changeAccount(db, { at: passkey.made_at, kind: 'passkey', isOwn: true }, async (transaction) => {
        const person = await personOf(transaction, passkey.password_id);
        const isNew = person !== undefined && (await insertOnce(transaction, 'desk_passkeys', 'id', passkey));
        return isNew ? person : undefined;
      }),
    /** The passkeys of a password, the oldest first. */
    listDeskPasskeys: (passwordId: string) =>
      db
        .selectFrom('desk_passkeys')
        .selectAll()
        .where('password_id', '=', passwordId)
        .orderBy('made_at')
        .orderBy('id')
        .execute(),
    /** A passkey with its person; `undefined` once it or the person was removed, or the person has another password. */
    findDeskPasskey: async (id: string) => {
      const passkey = await db.selectFrom('desk_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      const person = passkey && (await personOf(db, passkey.password_id));
      return passkey && person && { passkey, person };
    },
    /** Stores how often a passkey has signed; false if it signed meanwhile, or is gone. */
    countDeskPasskey: ({ id, counter: former }: DeskPasskey, counter: number) =>
      isChanged(db.updateTable('desk_passkeys').set({ counter }).where('id', '=', id).where('counter', '=', former)),
    /** Removes a person's passkey, other sessions and links; false if it is gone, the last one where one is needed, or the password has changed. */
    removeDeskPasskey: (
      { name, password_id }: Pick<DeskPerson, 'name' | 'password_id'>,
      passkey: string,
      { needsPasskey, session, at }: { readonly needsPasskey: boolean; readonly session: string; readonly at: number },
    ) =>
      changeAccount(db, { at, kind: 'passkey-removed', isOwn: true }, async (transaction) => {
        // Written before it is decided, so that another request of the same person waits.
        const person = await transaction
          .updateTable('desk_people')
          .set({ name })
          .where('password_id', '=', password_id)
          .returning('name')
          .executeTakeFirst();
        const ofPerson = transaction.selectFrom('desk_passkeys').select('id').where('password_id', '=', password_id);
        const ids = (await ofPerson.execute()).map(({ id }) => id);
        if (!ids.includes(passkey) || (needsPasskey && ids.length === 1)) return undefined;
        await transaction.deleteFrom('desk_passkeys').where('id', '=', passkey).execute();
        await transaction.deleteFrom('desk_links').where('password_id', '=', password_id).execute();
        await transaction
          .deleteFrom('desk_sessions')
          .where('password_id', '=', password_id)
          .where('id', '<>', session)
          .execute();
        return person;
      }),
    /** Stores a challenge, and deletes those made before `expiredBefore` (milliseconds). */
    addDeskChallenge: (challenge: DeskChallenge, expiredBefore: number) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('desk_challenges').where('made_at', '<', expiredBefore).execute();
        await transaction.insertInto('desk_challenges').values(challenge).execute();
      }),
    /** Removes a challenge of this owner; returns when it was made, `undefined` if there is none, or no longer. */
    takeDeskChallenge: async (id: string, owner: string) => {
      const taken = await db
        .deleteFrom('desk_challenges')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .returning('made_at')
        .executeTakeFirst();
      return taken?.made_at;
    },
  };
}
