import { company } from '#content/company.ts';
import type { Config } from '#service/config.ts';
import type { Log } from '#service/log.ts';
import { type Repetition, repeat } from '#service/repeat.ts';
import type { Mail, Storage } from '#service/storage/storage.ts';
import { mailAddresses } from './mail-addresses.ts';
import { type Attachment, type MailerOptions, providerNotice, sendDueMails } from './mailer.ts';

interface MailerSettings {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly config: Config;
  readonly log: Log;
  readonly attach?: (mail: Mail) => Promise<readonly Attachment[]>;
}

export interface RunningMailer {
  /** False if no mail server is configured: mails wait in the outbox. */
  readonly sends: boolean;
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two checks of the outbox; an order confirmed here wakes the sender at once. */
const interval = 30_000;

/** Sends the outbox in the background, if a mail server is configured. */
export async function startMailer({ storage, clock, config, log, attach }: MailerSettings): Promise<RunningMailer> {
  if (config.smtpUrl === undefined) return { sends: false, wake: () => {}, close: async () => {} };
  const { smtpDelivery } = await import('./smtp-delivery.ts');
  const { from, provider } = mailAddresses({ config, company });
  /** The provider answers a notice to the client whom it is about; clients answer to the provider. */
  const replyTo = async ({ kind, order_reference: reference }: Mail): Promise<string> => {
    const order = kind === providerNotice ? await storage.findOrderByReference(reference) : undefined;
    return order?.email ?? provider;
  };
  const { deliver, close } = smtpDelivery({ url: config.smtpUrl, from, senderName: company.brand, replyTo });
  const sending = keepSending({ storage, clock, log, deliver, ...(attach && { attach }) });
  return {
    sends: true,
    wake: sending.wake,
    close: async () => {
      await sending.close();
      close();
    },
  };
}

/** Sends due mails through `deliver` repeatedly. When closed, mails in flight get the time allowed for a stop. */
export function keepSending(options: Omit<MailerOptions, 'stopping'>): Repetition {
  const send = async (stopping: AbortSignal): Promise<void> => {
    await sendDueMails({ ...options, stopping });
  };
  return repeat(send, { interval, log: options.log, failure: 'mailer-failed' });
}
