import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertOnce, isChanged } from '#service/storage/rows/one-row.ts';
import { deskLinkKind, writeMails } from '#service/storage/rows/outbox-rows.ts';
import type {
  ApiToken,
  DeskEvent,
  DeskLink,
  DeskPasskey,
  DeskPerson,
  DeskSession,
  Mail,
} from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';

/** Milliseconds within which further uses of a token aren't written. */
const usePrecision = 60_000;

/** A change of the people who may enter, for the journal. */
interface AccountChange extends Pick<DeskEvent, 'at' | 'kind'> {
  /** Who of the desk makes it; nobody for a command. */
  readonly by?: string | undefined;
  readonly isOwn?: boolean;
}

/** Changes an account, logs it, and deletes what opens nothing any more; false, and nothing done, if `change` finds nobody. */
export function changeAccount(
  db: Kysely<Database>,
  { at, kind, by, isOwn = false }: AccountChange,
  change: (transaction: Transaction<Database>) => Promise<Pick<DeskPerson, 'name'> | undefined>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const person = await change(transaction);
    if (person === undefined) return false;
    const { name } = person;
    const event = { id: randomUUID(), at, kind, name, made_by: isOwn ? name : (by ?? null) };
    await transaction.insertInto('desk_events').values(event).execute();
    for (const table of ['desk_sessions', 'desk_links', 'desk_passkeys'] as const)
      await transaction
        .deleteFrom(table)
        .where('password_id', 'not in', transaction.selectFrom('desk_people').select('password_id'))
        .execute();
    await deleteMailsOfEndedLinks(transaction);
    return true;
  });
}

async function deleteMailsOfEndedLinks(transaction: Transaction<Database>): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('kind', '=', deskLinkKind)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('desk_links')
            .select('desk_links.id')
            .where(sql`outbox.id`, 'like', sql`'%.' || desk_links.id || '@%'`),
        ),
      ),
    )
    .execute();
}

/** The methods for the people of the desk, their sessions, and the tokens of programs. */
export function deskIn(db: Kysely<Database>) {
  return {
    /** The people of the desk, by name. */
    listDeskPeople: () => db.selectFrom('desk_people').selectAll().orderBy('name').execute(),
    findDeskPerson: (name: string) =>
      db.selectFrom('desk_people').selectAll().where('name', '=', name).executeTakeFirst(),
    /** Returns false, and changes nothing, if the name is taken. `by` is who of the desk does so, as elsewhere; nobody for a command. */
    addDeskPerson: (person: DeskPerson, by?: string) =>
      changeAccount(db, { at: person.added_at, kind: 'add', by }, async (transaction) =>
        (await insertOnce(transaction, 'desk_people', 'name', person)) ? person : undefined,
      ),
    // Sessions join on `password_id`: a new password ends them all, even one being opened.
    /** Changes a password and ends the sessions that it opened; false if nobody has this name. */
    changeDeskPassword: (name: string, password: Pick<DeskPerson, 'password_hash' | 'password_id'>, at: number) =>
      changeAccount(db, { at, kind: 'password' }, (transaction) =>
        transaction
          .updateTable('desk_people')
          .set(password)
          .where('name', '=', name)
          .returning('name')
          .executeTakeFirst(),
      ),
    /** Stores the same password with another hash; false if it was changed since it was read. */
    renewDeskPassword: ({ name, password_hash: former }: DeskPerson, password_hash: string) =>
      isChanged(
        db
          .updateTable('desk_people')
          .set({ password_hash })
          .where('name', '=', name)
          .where('password_hash', '=', former),
      ),
    /** Removes somebody with their tokens, and every link, as they may have kept one made for others; false if nobody has this name, or `by` isn't somebody else of the desk. */
    removeDeskPerson: (name: string, at: number, by?: string) =>
      changeAccount(db, { at, kind: 'remove', by }, async (transaction) => {
        // Written, so that of two people who remove each other one waits, then fails: nobody would be left.
        const remover =
          by === undefined ||
          (await transaction
            .updateTable('desk_people')
            .set({ name: by })
            .where('name', '=', by)
            .where('name', '<>', name)
            .returning('name')
            .executeTakeFirst());
        if (remover === undefined) return undefined;
        await transaction.deleteFrom('api_tokens').where('made_by', '=', name).execute();
        const removed = await transaction
          .deleteFrom('desk_people')
          .where('name', '=', name)
          .returning('name')
          .executeTakeFirst();
        if (removed !== undefined) await transaction.deleteFrom('desk_links').execute();
        return removed;
      }),
    /** Stores a link with its mail, and deletes those made before `expiredBefore`; false if the person's password has changed. */
    addDeskLink: (
      link: DeskLink,
      {
        expiredBefore,
        mails,
        by,
      }: { readonly expiredBefore: number; readonly mails: readonly Mail[]; readonly by?: string | undefined },
    ) =>
      changeAccount(db, { at: link.made_at, kind: 'link', by }, async (transaction) => {
        await transaction.deleteFrom('desk_links').where('made_at', '<', expiredBefore).execute();
        const person = await transaction
          .selectFrom('desk_people')
          .select('name')
          .where('password_id', '=', link.password_id)
          .executeTakeFirst();
        if (person === undefined) return undefined;
        await transaction.insertInto('desk_links').values(link).execute();
        await writeMails(transaction, mails);
        return person;
      }),
    /** The person of a link, and when it was made; `undefined` once it was used, or the person was removed or has another password. */
    findDeskLink: (id: string) =>
      db
        .selectFrom('desk_links')
        .innerJoin('desk_people', 'desk_people.password_id', 'desk_links.password_id')
        .selectAll('desk_people')
        .select('desk_links.made_at')
        .where('desk_links.id', '=', id)
        .executeTakeFirst(),
    /** Sets the password, or a passkey, of a link's person, and ends all their links; false if this one had ended. */
    spendDeskLink: (
      id: string,
      password: Pick<DeskPerson, 'password_hash' | 'password_id'>,
      at: number,
      passkey?: DeskPasskey,
    ) =>
      changeAccount(
        db,
        { at, kind: passkey === undefined ? 'password' : 'passkey', isOwn: true },
        async (transaction) => {
          // First the person's row, where uses of their other links wait: the links go with the old password.
          const person = await transaction
            .updateTable('desk_people')
            .set(password)
            .where('password_id', '=', ({ selectFrom }) =>
              selectFrom('desk_links').select('password_id').where('id', '=', id),
            )
            .returning('name')
            .executeTakeFirst();
          if (person !== undefined && passkey !== undefined)
            await transaction.insertInto('desk_passkeys').values(passkey).execute();
          return person;
        },
      ),
    /** Who was let in or out, and by whom, the oldest first; each is written with the change itself. */
    listDeskEvents: () =>
      db.selectFrom('desk_events').select(['at', 'kind', 'name', 'made_by']).orderBy('at').orderBy('id').execute(),
    /** Stores a session in place of `replaced`, and deletes those opened before `expiredBefore` (milliseconds). */
    openDeskSession: (
      session: DeskSession,
      { expiredBefore, replaced = '' }: { readonly expiredBefore: number; readonly replaced?: string },
    ) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('desk_sessions')
          .where(({ eb, or }) => or([eb('id', '=', replaced), eb('signed_in_at', '<', expiredBefore)]))
          .execute();
        await transaction.insertInto('desk_sessions').values(session).execute();
      }),
    /** A session with its person; `undefined` once the person was removed or has another password. */
    findDeskSession: (id: string) =>
      db
        .selectFrom('desk_sessions')
        .innerJoin('desk_people', 'desk_people.password_id', 'desk_sessions.password_id')
        .selectAll('desk_sessions')
        .select('desk_people.name')
        .where('desk_sessions.id', '=', id)
        .executeTakeFirst(),
    endDeskSession: async (id: string) => {
      await db.deleteFrom('desk_sessions').where('id', '=', id).execute();
    },
    /** Ends every session that a password opened, and the person's links. */
    endDeskSessions: (passwordId: string) =>
      db.transaction().execute(async (transaction) => {
        for (const table of ['desk_sessions', 'desk_links'] as const)
          await transaction.deleteFrom(table).where('password_id', '=', passwordId).execute();
        await deleteMailsOfEndedLinks(transaction);
      }),
    /** The tokens of other programs, the oldest first. */
    listApiTokens: () => db.selectFrom('api_tokens').selectAll().orderBy('made_at').orderBy('id').execute(),
    addApiToken: async (token: ApiToken) => {
      await db.insertInto('api_tokens').values(token).execute();
    },
    /** The token with this hash, used at `at` (milliseconds); `undefined` if there is none, or no longer. */
    findApiToken: async (id: string, at: number) => {
      // Joined: one that is made while its maker is removed opens nothing either.
      const token = await db
        .selectFrom('api_tokens')
        .innerJoin('desk_people', 'desk_people.name', 'api_tokens.made_by')
        .selectAll('api_tokens')
        .where('id', '=', id)
        .executeTakeFirst();
      if (token !== undefined && Math.abs(at - (token.last_used_at ?? 0)) >= usePrecision)
        await db.updateTable('api_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
      return token;
    },
    /** Removes a token; returns whether there was one. */
    withdrawApiToken: async (id: string) => {
      const { numDeletedRows } = await db.deleteFrom('api_tokens').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
