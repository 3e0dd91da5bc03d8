import type { Kysely } from 'kysely';
import { insertOnce, isChanged } from '#service/storage/rows/one-row.ts';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';
import { changeAccount } from './desk-rows.ts';

/** The methods for the passkeys of the desk. A passkey belongs to a password, so that it ends with it or with its person. */
export function passkeysIn(db: Kysely<Database>) {
  const personOf = (source: Kysely<Database>, passwordId: string) =>
    source.selectFrom('desk_people').selectAll().where('password_id', '=', passwordId).executeTakeFirst();
  return {
    addDeskPasskey: (passkey) =>
      changeAccount(db, { at: passkey.made_at, kind: 'passkey', isOwn: true }, async (transaction) => {
        const person = await personOf(transaction, passkey.password_id);
        const isNew = person !== undefined && (await insertOnce(transaction, 'desk_passkeys', 'id', passkey));
        return isNew ? person : undefined;
      }),
    listDeskPasskeys: (passwordId) =>
      db
        .selectFrom('desk_passkeys')
        .selectAll()
        .where('password_id', '=', passwordId)
        .orderBy('made_at')
        .orderBy('id')
        .execute(),
    findDeskPasskey: async (id) => {
      const passkey = await db.selectFrom('desk_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      const person = passkey && (await personOf(db, passkey.password_id));
      return passkey && person && { passkey, person };
    },
    countDeskPasskey: ({ id, counter: former }, counter) =>
      isChanged(db.updateTable('desk_passkeys').set({ counter }).where('id', '=', id).where('counter', '=', former)),
    removeDeskEntry: (person, { passkey, password_hash = person.password_hash, needsPasskey, session, at }) => {
      const { name, password_id } = person;
      const kind = passkey === undefined ? 'password-removed' : 'passkey-removed';
      return changeAccount(db, { at, kind, isOwn: true }, async (transaction) => {
        const asRead = transaction
          .updateTable('desk_people')
          .where('password_id', '=', password_id)
          .where('password_hash', '=', person.password_hash)
          .returning('name');
        // Written before it is decided, so that another request of the same person waits.
        if ((await asRead.set({ name }).executeTakeFirst()) === undefined) return undefined;
        const ofPerson = transaction.selectFrom('desk_passkeys').select('id').where('password_id', '=', password_id);
        const ids = (await ofPerson.execute()).map(({ id }) => id);
        if (passkey !== undefined && !ids.includes(passkey)) return undefined;
        if (needsPasskey && ids.every((id) => id === passkey)) return undefined;
        if (passkey !== undefined) await transaction.deleteFrom('desk_passkeys').where('id', '=', passkey).execute();
        await transaction
          .deleteFrom('desk_sessions')
          .where('password_id', '=', password_id)
          .where('id', '<>', session)
          .execute();
        return await asRead.set({ password_hash }).executeTakeFirst();
      });
    },
    addDeskChallenge: (challenge, expiredBefore) =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('desk_challenges').where('made_at', '<', expiredBefore).execute();
        await transaction.insertInto('desk_challenges').values(challenge).execute();
      }),
    takeDeskChallenge: async (id, owner) => {
      const taken = await db
        .deleteFrom('desk_challenges')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .returning('made_at')
        .executeTakeFirst();
      return taken?.made_at;
    },
  } satisfies Partial<Storage>;
}
