import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import type { Storage } from './storage.ts';

type OutboxMethods = Pick<
  Storage,
  | 'dueMails'
  | 'claimMail'
  | 'markMailSent'
  | 'postponeMail'
  | 'countMailsSent'
  | 'countWaitingMails'
  | 'pauseOutbox'
  | 'isOutboxPaused'
>;

/** Name of the setting that holds `1` while no mail may leave. */
export const pausedSetting = 'outbox-paused';

/** The mails that wait, and whether they must. */
export function outboxIn(db: Kysely<Database>): OutboxMethods {
  const isOutboxPaused = async (): Promise<boolean> => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', pausedSetting).executeTakeFirst();
    return row?.value === '1';
  };
  return {
    isOutboxPaused,
    pauseOutbox: async (paused) => {
      const value = paused ? '1' : '0';
      await db
        .insertInto('settings')
        .values({ name: pausedSetting, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    dueMails: async (now, limit) => {
      if (await isOutboxPaused()) return [];
      return await db
        .selectFrom('outbox')
        .selectAll()
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    claimMail: async (mail, now, until) => {
      const claimed = await db
        .updateTable('outbox')
        .set({ next_attempt_at: until, attempts: mail.attempts + 1 })
        .where('id', '=', mail.id)
        .where('sent_at', 'is', null)
        .where('attempts', '=', mail.attempts)
        .where('next_attempt_at', '<=', now)
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    },
    markMailSent: async (id, at) => {
      await db.updateTable('outbox').set({ sent_at: at, last_error: null }).where('id', '=', id).execute();
    },
    postponeMail: async (id, until, error) => {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: until, last_error: error })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .execute();
    },
    countMailsSent: async (recipient, since) => {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`lower(recipient) = lower(${recipient})`)
        .where('sent_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    countWaitingMails: async () => {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}
