import { endWithin } from '#service/background-task.ts';
import { codeOf } from '#service/error-code.ts';
import type { Log } from '#service/log.ts';
import { backOff, deskLinkKind, deskLinkLife, heldBack, longestWait } from '#service/storage/rows/outbox-rows.ts';
import type { Channel, Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { mailboxOf } from './mailbox.ts';
import { isByVisitor } from './new-mail.ts';

/** A file sent with a mail. */
export interface Attachment {
  /** Its ending says of what type it is. */
  readonly filename: string;
  /** Makes the file; called only once the mail server has accepted the recipient. */
  readonly content: () => Promise<Uint8Array>;
}

/** Delivers a mail or a webhook. Rejects if it wasn't accepted, with {@link MailRefused} if trying again hardly helps. */
export type Deliver = (mail: Mail, attachments: readonly Attachment[]) => Promise<void>;

/** The mail server refuses this recipient or message, or a receiver wants no more webhooks. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`refused for good: ${code}`, options);
    this.code = code;
  }
}

export interface MailerOptions {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly log: Log;
  /** What is sent: mails if absent. Webhooks have no limits. */
  readonly channel?: Channel;
  readonly deliver: Deliver;
  /** The documents that go with a mail; none if absent. */
  readonly attach?: (mail: Mail) => Promise<readonly Attachment[]>;
  /** Aborted when the program stops: no further mail is sent, and those in flight have {@link grace} to end. */
  readonly stopping?: AbortSignal;
}

/** Mails a day to one mailbox, against floods. Like the next limit, it counts and delays only what visitors cause. */
export const maxPerDay = 3;
/** Mails an hour to all clients, besides those in flight: 200 orders (the written load) with three mails each. */
export const maxPerHour = 600;
const hour = 3_600_000;
const day = 24 * hour;
/** Milliseconds for one attempt; afterwards another copy may try. */
const attemptTime = 120_000;
/** Few, since a mail that is written meanwhile waits for those before it. */
const batch = 8;
/** Mailboxes served at the same time, so that one slow delivery does not delay the others. */
export const deliveriesAtOnce = 4;
/** Attempts after which a mail that is refused for good is given up. */
const maxRefusals = 3;
/** Attempts after which any other is given up: those of five days. */
const maxAttempts = 28;
/** Milliseconds that a delivery in flight has left when the program stops. */
const grace = 2000;

/**
 * Sends due mails until none is left; returns how many. Several copies may do so together: each mail is claimed first.
 * After a crash between delivery and its record, a mail is sent again under the same Message-ID.
 */
export async function sendDueMails(options: MailerOptions): Promise<number> {
  const { storage, clock, stopping, channel = 'mail' } = options;
  let sent = 0;
  while (!stopping?.aborted) {
    const due = await storage.dueMails(clock().getTime(), batch, channel);
    if (due.length === 0) break;
    // Mails to one mailbox are sent one after the other, so that the daily limit counts each.
    const mailboxes = [...new Set(due.map(({ recipient }) => mailboxOf(recipient)))];
    const queue = mailboxes.map((mailbox) => due.filter(({ recipient }) => mailboxOf(recipient) === mailbox));
    const serve = async (): Promise<void> => {
      for (let mails = queue.shift(); mails !== undefined; mails = queue.shift()) {
        for (const mail of mails) if (!stopping?.aborted && (await sendMail(mail, options))) sent += 1;
      }
    };
    await Promise.all(Array.from({ length: deliveriesAtOnce }, serve));
  }
  return sent;
}

/** Mails that visitors caused: those sent in the last hour, and those sent to one mailbox in the last day. */
async function countSent({ storage }: MailerOptions, now: number, recipient: string) {
  // Those sent under a clock that was ahead don't count.
  const sent = (await storage.mailsSentSince(now - day)).filter(
    ({ kind, sent_at: at }) => isByVisitor(kind) && (at ?? 0) <= now,
  );
  const mailbox = mailboxOf(recipient);
  return {
    inHour: sent.filter(({ sent_at: at }) => (at ?? 0) > now - hour).length,
    toMailbox: sent.filter((mail) => mailboxOf(mail.recipient) === mailbox).length,
  };
}

/** Tries one due mail; true if it was sent. */
async function sendMail(mail: Mail, options: MailerOptions): Promise<boolean> {
  const { storage, clock, log, deliver, attach = async () => [], stopping, channel = 'mail' } = options;
  const now = clock().getTime();
  const reference = mail.order_reference;
  const holdBack = async (delay: number, limit: string): Promise<false> => {
    await storage.postponeMail(mail.id, now + delay, limit);
    log('warn', 'mail-held-back', { reference, limit });
    return false;
  };
  if (isByVisitor(mail.kind)) {
    const { inHour, toMailbox } = await countSent(options, now, mail.recipient);
    if (toMailbox >= maxPerDay) return await holdBack(longestWait, heldBack.mailbox);
    if (inHour >= maxPerHour) return await holdBack(hour / 4, heldBack.hour);
  }
  if (!(await storage.claimMail(mail, now, now + attemptTime))) return false;
  const attempts = mail.attempts + 1;
  const giveUp = async (code: string): Promise<void> => {
    await storage.giveUpMail(mail.id, clock().getTime(), code);
    log('error', `${channel}-given-up`, { reference, code, attempts });
  };
  const isLink = mail.kind === deskLinkKind;
  // It opens nothing any more.
  if (isLink && now - mail.created_at >= deskLinkLife) {
    await giveUp(mail.last_error ?? 'expired');
    return false;
  }
  try {
    const delivered = attach(mail).then((files) => deliver(mail, files));
    await endWithin(grace, delivered, stopping);
  } catch (cause) {
    const code = codeOf(cause) || 'unknown';
    // To give up a link would delete it, and with it the reason that the desk shows.
    if (!isLink && attempts >= (cause instanceof MailRefused ? maxRefusals : maxAttempts)) await giveUp(code);
    else {
      const delay = stopping?.aborted ? 0 : backOff(attempts);
      await storage.postponeMail(mail.id, clock().getTime() + delay, code);
      log('warn', `${channel}-postponed`, { reference, code, attempts });
    }
    return false;
  }
  await storage.markMailSent(mail.id, clock().getTime());
  log('info', `${channel}-sent`, { reference, kind: channel === 'mail' ? mail.kind : mail.subject });
  return true;
}
