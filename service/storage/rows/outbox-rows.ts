import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { words } from '#domain/words.ts';
import type { Channel, Mail } from '#service/storage/rows.ts';
import type { Database } from '#service/storage/schema.ts';
import { insertOnce, isChanged } from './one-row.ts';

/** Name of the setting that is `1` while no mail may be sent. */
export const pausedSetting = 'outbox-paused';

/** The kind of messages to the receiver of webhooks; every other one is a mail. */
export const webhookKind = 'webhook';

export const providerNotice = 'provider-notice';

/** The kind of mails with a link into the desk: deleted once sent or expired, and in no backup. */
export const deskLinkKind = 'desk-link';
/** Milliseconds for which a link into the desk is valid: 24 hours. */
export const deskLinkLife = 24 * 3_600_000;

/** The kinds of mails to clients that visitors can cause: the sending limits of `mailer.ts` hold for them, and for no other. */
export const visitorKinds = words(
  'client-confirmation client-cancellation client-purchase-order client-debit-mandate client-payment-reminder',
  'order-link client-request',
);

/** What a mail that a limit holds back has instead of an error. */
export const heldBack = { mailbox: 'daily limit of this mailbox', hour: 'hourly limit of all mails' } as const;
const heldBackReasons = Object.values(heldBack);

/** What an unsent mail has instead of an error if the order was cancelled first. */
export const orderCancelled = 'ECANCELLED';

/** Milliseconds that a message waits at most: what is due later was written under a clock that was ahead. */
export const longestWait = 6 * 3_600_000;

/** Time before the next attempt, in milliseconds: a minute, then twice as long each time, up to six hours. */
export function backOff(attempts: number): number {
  return Math.min(longestWait, 60_000 * 2 ** Math.max(0, attempts - 1));
}

function isDue(now: number) {
  return ({ eb, or }: ExpressionBuilder<Database, 'outbox'>) =>
    or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + longestWait)]);
}

/** Attempts after which a mail lets later ones pass: from then on it is tried every six hours only. */
const attemptsInOrder = 10;

/** Whether a mail is the next of its order to its recipient, as it builds on what the earlier ones said; links don't wait. */
const isNext = sql<boolean>`not exists (
  select 1 from outbox as earlier
  where outbox.order_reference <> '' and earlier.order_reference = outbox.order_reference
    and outbox.kind not in ('order-link', 'order-link.desk') and earlier.attempts < ${attemptsInOrder}
    and earlier.recipient = outbox.recipient and earlier.sent_at is null and earlier.given_up_at is null
    and coalesce(earlier.last_error, '') not in (${sql.join(heldBackReasons)})
    and (earlier.created_at, earlier.id) < (outbox.created_at, outbox.id))`;

/** What a message that was never tried has, if it is written and due at an instant (milliseconds). */
export function unsent(at: number) {
  return { created_at: at, next_attempt_at: at, attempts: 0, sent_at: null, given_up_at: null, last_error: null };
}

export async function writeMails(transaction: Transaction<Database>, mails: readonly Mail[]): Promise<void> {
  if (mails.length > 0) await transaction.insertInto('outbox').values(mails).execute();
}

/** The methods for waiting mails, for pausing them, and for what else is remembered by name. */
export function outboxIn(db: Kysely<Database>) {
  const messages = (channel: Channel) =>
    db.selectFrom('outbox').where('kind', channel === 'webhook' ? '=' : '<>', webhookKind);
  const noteFailure = async (
    id: string,
    values: Partial<Pick<Mail, 'next_attempt_at' | 'given_up_at' | 'last_error'>>,
  ): Promise<void> => {
    // One given up during its delivery keeps its reason.
    await db
      .updateTable('outbox')
      .set(values)
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .execute();
  };
  const forgetLink = async (id: string): Promise<void> => {
    await db.deleteFrom('outbox').where('id', '=', id).where('kind', '=', deskLinkKind).execute();
  };
  const readSetting = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
  const writeSetting = async (name: string, value: string): Promise<void> => {
    await db
      .insertInto('settings')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  };
  const isOutboxPaused = async (): Promise<boolean> => (await readSetting(pausedSetting)) === '1';
  return {
    /** What is remembered under a name, such as the columns of a bank's files; `undefined` for nothing. */
    readSetting,
    writeSetting,
    isOutboxPaused,
    /** Pauses or resumes all mails and webhooks. */
    setOutboxPaused: (paused: boolean) => writeSetting(pausedSetting, paused ? '1' : '0'),
    /** Writes a mail into the outbox; false, and nothing done, if one with this id exists already. */
    writeMailOnce: (mail: Mail) => insertOnce(db, 'outbox', 'id', mail),
    /** Whether the outbox has a mail with this id, sent or not. */
    hasMail: async (id: string) =>
      (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    /** Messages of a channel, mails by default, that are due at `now`, in the order to send them; none while the outbox is paused. */
    dueMails: async (now: number, limit: number, channel: Channel = 'mail') => {
      if (await isOutboxPaused()) return [];
      return await messages(channel)
        .selectAll()
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where(isDue(now))
        .$if(channel === 'mail', (mails) => mails.where(isNext))
        // A mail that keeps failing must not delay those never tried.
        .orderBy(sql`case when attempts = 0 then 0 else 1 end`)
        // Those of the desk first: strangers may cause hundreds. Notices after clients’ mails.
        .orderBy(
          sql`case when kind = ${providerNotice} then 2 when kind in (${sql.join(visitorKinds)}) then 1 else 0 end`,
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    /** Reserves a due mail for one attempt; false if another copy was faster. */
    claimMail: (mail: Mail, now: number, until: number) =>
      isChanged(
        db
          .updateTable('outbox')
          .set({ next_attempt_at: until, attempts: mail.attempts + 1 })
          .where('id', '=', mail.id)
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('attempts', '=', mail.attempts)
          .where(isDue(now)),
      ),
    /** Notes that a mail was sent at an instant (milliseconds); one with a link into the desk is deleted. */
    markMailSent: async (id: string, at: number) => {
      await forgetLink(id);
      await db.updateTable('outbox').set({ sent_at: at, last_error: null }).where('id', '=', id).execute();
    },
    /** Notes why an attempt failed, and when the next one is due (milliseconds). */
    postponeMail: (id: string, next_attempt_at: number, last_error: string) =>
      noteFailure(id, { next_attempt_at, last_error }),
    /** Gives up a mail for the reason `last_error`; one with a link into the desk is deleted. */
    giveUpMail: async (id: string, given_up_at: number, last_error: string) => {
      await forgetLink(id);
      await noteFailure(id, { given_up_at, last_error });
    },
    /** Makes one unsent mail or webhook due at `now`, given up or not, with another kind if given; false if it was sent or doesn't exist. */
    retryMail: (id: string, now: number, kind?: string) =>
      isChanged(
        db
          .updateTable('outbox')
          .set({ given_up_at: null, attempts: 0, next_attempt_at: now, last_error: null, ...(kind && { kind }) })
          .where('sent_at', 'is', null)
          .where('id', '=', id),
      ),
    /** Messages of a channel, mails by default, whose last attempt failed, given up or not, newest first; none that a limit holds back. */
    listFailedMails: (limit: number, channel: Channel = 'mail') =>
      messages(channel)
        .selectAll()
        .where('sent_at', 'is', null)
        .where('last_error', 'is not', null)
        .where('last_error', 'not in', heldBackReasons)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
    /** The mails of an order, oldest first. */
    listMails: (reference: string) =>
      messages('mail')
        .selectAll()
        .where('order_reference', '=', reference)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    /** Mails sent after an instant (milliseconds), for the sending limits; no webhooks. */
    mailsSentSince: (since: number) =>
      messages('mail').select(['kind', 'recipient', 'sent_at']).where('sent_at', '>', since).execute(),
    /** Counts the unsent messages of a channel; `oldestWaiting` is when the oldest was written (milliseconds). */
    countMails: (channel: Channel = 'mail') =>
      messages(channel)
        .select(({ fn }) => {
          const waiting = fn.countAll<number>().filterWhere('given_up_at', 'is', null);
          return [
            waiting.as('waiting'),
            waiting.filterWhere('attempts', '>', 0).as('failing'),
            fn.countAll<number>().filterWhere('last_error', 'in', heldBackReasons).as('heldBack'),
            fn.count<number>('given_up_at').as('givenUp'),
            fn.min<number | null>('created_at').filterWhere('given_up_at', 'is', null).as('oldestWaiting'),
          ];
        })
        .where('sent_at', 'is', null)
        .executeTakeFirstOrThrow(),
  };
}
