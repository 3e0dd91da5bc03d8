import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

type DeskMethods = Pick<
  Storage,
  | 'listDeskPeople'
  | 'findDeskPerson'
  | 'addDeskPerson'
  | 'changeDeskPassword'
  | 'removeDeskPerson'
  | 'openDeskSession'
  | 'findDeskSession'
  | 'endDeskSession'
  | 'endDeskSessions'
>;

/** The methods for the people of the desk and their sessions. */
export function deskIn(db: Kysely<Database>): DeskMethods {
  return {
    listDeskPeople: () => db.selectFrom('desk_people').selectAll().orderBy('name').execute(),
    findDeskPerson: (name) => db.selectFrom('desk_people').selectAll().where('name', '=', name).executeTakeFirst(),
    addDeskPerson: async (person) => {
      const added = await db
        .insertInto('desk_people')
        .values(person)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst();
      return added !== undefined;
    },
    // Sessions are found by their password, so a new one ends them all, including one that is being opened.
    changeDeskPassword: async (name, password) => {
      const changed = await db
        .updateTable('desk_people')
        .set(password)
        .where('name', '=', name)
        .returning('name')
        .executeTakeFirst();
      return changed !== undefined;
    },
    removeDeskPerson: async (name) => {
      const removed = await db.deleteFrom('desk_people').where('name', '=', name).returning('name').executeTakeFirst();
      return removed !== undefined;
    },
    openDeskSession: (session, { expiredBefore, replaced = '' }) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('desk_sessions')
          .where(({ eb, or, not, exists, selectFrom }) =>
            or([
              eb('id', '=', replaced),
              eb('signed_in_at', '<', expiredBefore),
              not(
                exists(
                  selectFrom('desk_people')
                    .select('name')
                    .whereRef('desk_people.password_id', '=', 'desk_sessions.password_id'),
                ),
              ),
            ]),
          )
          .execute();
        await transaction.insertInto('desk_sessions').values(session).execute();
      }),
    findDeskSession: (id) =>
      db
        .selectFrom('desk_sessions')
        .innerJoin('desk_people', 'desk_people.password_id', 'desk_sessions.password_id')
        .selectAll('desk_sessions')
        .select(['desk_people.name', 'desk_people.password_hash'])
        .where('desk_sessions.id', '=', id)
        .executeTakeFirst(),
    endDeskSession: async (id) => {
      await db.deleteFrom('desk_sessions').where('id', '=', id).execute();
    },
    endDeskSessions: async (passwordId) => {
      await db.deleteFrom('desk_sessions').where('password_id', '=', passwordId).execute();
    },
  };
}
