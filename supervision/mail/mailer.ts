import type { Log } from '#supervision/log.ts';
import type { Mail, Storage } from '#supervision/storage/storage.ts';

/** A file sent with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** Hands a mail over to a mail server; rejects where it wasn't taken. */
export type Deliver = (mail: Mail, attachments: readonly Attachment[]) => Promise<void>;

interface MailerOptions {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly log: Log;
  readonly deliver: Deliver;
  /** Documents that go with a mail, made when it is sent. */
  readonly attach?: (mail: Mail) => Promise<readonly Attachment[]>;
}

/**
 * Mails a day to one address at most: a mistake, or somebody else's address, must not become a flood. The provider's own
 * notices are not counted: a day of many orders is one to hear of at once.
 */
const mostPerDay = 3;
const day = 86_400_000;
/** Milliseconds in which one attempt ends; after it another instance may try. */
const attemptTime = 120_000;
const batch = 20;
const shortestDelay = 60_000;
const longestDelay = 6 * 3_600_000;

/** Time before the next attempt, in milliseconds: a minute, then twice as long each time, up to six hours. */
export function backOff(attempts: number): number {
  return Math.min(longestDelay, shortestDelay * 2 ** Math.max(0, attempts - 1));
}

/**
 * Sends what is due, once. Several instances may do so together: each mail is claimed before it is sent. A crash between
 * delivery and its record sends a mail again, under the same Message-ID. Gives the number sent.
 */
export async function sendDueMails({ storage, clock, log, deliver, attach }: MailerOptions): Promise<number> {
  let sent = 0;
  for (const mail of await storage.dueMails(clock().getTime(), batch)) {
    const now = clock().getTime();
    if (!(await storage.claimMail(mail, now, now + attemptTime))) continue;
    const isLimited = mail.kind !== 'provider-notice';
    if (isLimited && (await storage.countMailsSent(mail.recipient, now - day)) >= mostPerDay) {
      await storage.postponeMail(mail.id, now + day / 4, 'daily limit of this address');
      log('warn', 'mail-held-back', { reference: mail.order_reference });
      continue;
    }
    try {
      await deliver(mail, (await attach?.(mail)) ?? []);
    } catch (cause) {
      const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'unknown';
      await storage.postponeMail(mail.id, clock().getTime() + backOff(mail.attempts + 1), code);
      log('warn', 'mail-postponed', { reference: mail.order_reference, code, attempts: mail.attempts + 1 });
      continue;
    }
    await storage.markMailSent(mail.id, clock().getTime());
    log('info', 'mail-sent', { reference: mail.order_reference, kind: mail.kind });
    sent += 1;
  }
  return sent;
}
