import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#service/storage/schema.ts';
import type { Storage } from '#service/storage/storage.ts';

/** The methods for the passkeys of the desk. A passkey belongs to a password, so that it ends with it or with its person. */
export function passkeysIn(db: Kysely<Database>) {
  const personOf = (source: Kysely<Database>, passwordId: string) =>
    source.selectFrom('desk_people').selectAll().where('password_id', '=', passwordId).executeTakeFirst();
  return {
    addDeskPasskey: (passkey) =>
      db.transaction().execute(async (transaction) => {
        const person = await personOf(transaction, passkey.password_id);
        if (person === undefined) return false;
        const added = await transaction
          .insertInto('desk_passkeys')
          .values(passkey)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added === undefined) return false;
        const event = { id: randomUUID(), at: passkey.made_at, kind: 'passkey', name: person.name };
        await transaction.insertInto('desk_events').values(event).execute();
        return true;
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
    countDeskPasskey: async ({ id, counter: former }, counter) => {
      const counted = await db
        .updateTable('desk_passkeys')
        .set({ counter })
        .where('id', '=', id)
        .where('counter', '=', former)
        .returning('id')
        .executeTakeFirst();
      return counted !== undefined;
    },
    removeDeskPasskey: async (id, passwordId) => {
      await db.deleteFrom('desk_passkeys').where('id', '=', id).where('password_id', '=', passwordId).execute();
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
