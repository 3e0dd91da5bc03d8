import { company } from '#content/company.ts';
import { type Repetition, repeat } from '#service/background-task.ts';
import type { Config } from '#service/config.ts';
import type { Log } from '#service/log.ts';
import { providerNotice } from '#service/storage/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { mailAddresses } from './mail-addresses.ts';
import { type Attachment, type MailerOptions, sendDueMails } from './mailer.ts';

interface MailerSettings {
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly config: Config;
  readonly log: Log;
  readonly attach?: (mail: Mail) => Promise<readonly Attachment[]>;
}

interface RunningMailer {
  /** False if no mail server is configured: mails wait in the outbox. */
  readonly sends: boolean;
  readonly wake: () => void;
  readonly close: () => Promise<void>;
}

/** Milliseconds between two checks of the outbox; an order confirmed here wakes the sender at once. */
const interval = 30_000;

/** Sends the outbox in the background: mails if a mail server is configured, webhooks if a receiver is. */
export async function startMailer(settings: MailerSettings): Promise<RunningMailer> {
  const { storage, clock, config, log } = settings;
  const mails = await startMails(settings);
  const webhooks = await startWebhooks({ storage, clock, config, log });
  const senders = [...(mails ? [mails] : []), ...(webhooks ? [webhooks] : [])];
  return {
    sends: mails !== undefined,
    wake: () => {
      for (const sender of senders) sender.wake();
    },
    close: async () => {
      await Promise.all(senders.map((sender) => sender.close()));
    },
  };
}

async function startMails({ storage, clock, config, log, attach }: MailerSettings): Promise<Repetition | undefined> {
  if (config.smtpUrl === undefined) return undefined;
  const { smtpDelivery } = await import('./smtp-delivery.ts');
  const { from, provider } = mailAddresses({ config, company });
  const { deliver, close } = smtpDelivery({
    url: config.smtpUrl,
    from,
    senderName: company.brand,
    replyTo: replyAddress(storage, provider),
  });
  const sending = keepSending({ storage, clock, log, deliver, ...(attach && { attach }) });
  return {
    wake: sending.wake,
    close: async () => {
      await sending.close();
      close();
    },
  };
}

async function startWebhooks(settings: Omit<MailerSettings, 'attach'>): Promise<Repetition | undefined> {
  const { webhook } = settings.config;
  if (webhook === undefined) return undefined;
  const { webhookDelivery } = await import('#service/webhooks/webhook-delivery.ts');
  return keepSending({ ...settings, channel: 'webhook', deliver: webhookDelivery({ ...settings, webhook }) });
}

/** Where answers go: the provider answers a notice to the client whom it is about; clients answer to the provider. */
export function replyAddress(storage: Storage, provider: string): (mail: Mail) => Promise<string> {
  return async ({ kind, order_reference: reference }) => {
    const order = kind === providerNotice ? await storage.findOrderByReference(reference) : undefined;
    return order?.email ?? provider;
  };
}

/** Sends due mails through `deliver` repeatedly. When closed, mails in flight get the time allowed for a stop. */
export function keepSending(options: Omit<MailerOptions, 'stopping'>): Repetition {
  const send = async (stopping: AbortSignal): Promise<void> => {
    await sendDueMails({ ...options, stopping });
  };
  return repeat(send, { interval, log: options.log, failure: 'mailer-failed' });
}
