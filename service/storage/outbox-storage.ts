import type { Channel, Mail } from './rows.ts';

/** Counts of the mails that are not sent. */
interface MailCounts {
  /** Still to be tried; `failing` of them have failed before, a limit holds `heldBack` of them back. */
  readonly waiting: number;
  readonly failing: number;
  readonly heldBack: number;
  readonly givenUp: number;
  /** When the oldest waiting mail was written (milliseconds); `null` if none is waiting. */
  readonly oldestWaiting: number | null;
}

/** The part of the storage that sends mails and webhooks, and remembers settings. */
export interface OutboxStorage {
  /** Writes a mail into the outbox; false, and nothing done, if one with this id exists already. */
  writeMailOnce(mail: Mail): Promise<boolean>;
  /** Whether the outbox has a mail with this id, sent or not. */
  hasMail(id: string): Promise<boolean>;
  /** Messages of a channel, mails by default, due at `now`: those never tried first, then those of the desk, then by age; none while the outbox is paused. */
  dueMails(now: number, limit: number, channel?: Channel): Promise<Mail[]>;
  /** Reserves a due mail for one attempt; false if another copy was faster. */
  claimMail(mail: Mail, now: number, until: number): Promise<boolean>;
  markMailSent(id: string, at: number): Promise<void>;
  postponeMail(id: string, until: number, error: string): Promise<void>;
  /** Gives up a mail for the reason `error`. */
  giveUpMail(id: string, at: number, error: string): Promise<void>;
  /** Makes one unsent mail or webhook due at `now`, given up or not, as one of this kind; false if it was sent or doesn't exist. */
  retryMail(id: string, now: number, kind?: string): Promise<boolean>;
  /** Messages of a channel, mails by default, whose last attempt failed, given up or not, newest first; none that a limit holds back. */
  listFailedMails(limit: number, channel?: Channel): Promise<Mail[]>;
  /** The mails of an order, oldest first. */
  listMails(reference: string): Promise<Mail[]>;
  /** Mails sent after an instant. */
  mailsSentSince(since: number): Promise<Pick<Mail, 'kind' | 'recipient' | 'sent_at'>[]>;
  countMails(channel?: Channel): Promise<MailCounts>;
  /** What is remembered under a name, such as the columns of a bank's files; `undefined` for nothing. */
  readSetting(name: string): Promise<string | undefined>;
  writeSetting(name: string, value: string): Promise<void>;
  pauseOutbox(paused: boolean): Promise<void>;
  isOutboxPaused(): Promise<boolean>;
}
