import { company } from '#content/company.ts';
import { isDeliverable } from '#domain/email/email-address.ts';
import { type Repetition, repeat } from '#service/background-task.ts';
import type { Service } from '#service/service.ts';
import { providerNotice } from '#service/storage/rows/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { mailAddresses } from './mail-addresses.ts';
import { type MailerOptions, sendDueMails } from './mailer.ts';

/** What the senders of the outbox need, of mails as of webhooks. */
export type OutboxSettings = Pick<Service, 'storage' | 'clock' | 'config' | 'log'>;

type Attaching = Required<Pick<MailerOptions, 'attach'>>;

/** Milliseconds between two checks of the outbox, for what is due later, reminders and what another copy wrote. */
const interval = 30_000;

/** Sends waiting mails in the background; `undefined` if no mail server is configured. */
export async function startMailer({ storage, clock, config, log, attach }: OutboxSettings & Attaching) {
  if (config.smtpUrl === undefined) return undefined;
  const { smtpDelivery } = await import('./smtp-delivery.ts');
  const { from, provider } = mailAddresses({ config, company });
  const { deliver, close } = smtpDelivery({
    url: config.smtpUrl,
    from,
    senderName: company.brand,
    replyTo: replyAddress(storage, provider),
  });
  const sending = keepSending({ storage, clock, log, deliver, attach });
  return {
    wake: sending.wake,
    close: async () => {
      await sending.close();
      close();
    },
  };
}

/** Where answers go: the provider answers a notice to the client whom it is about; clients answer to the provider. */
export function replyAddress(storage: Storage, provider: string): (mail: Mail) => Promise<string> {
  return async ({ kind, order_reference: reference }) => {
    if (kind !== providerNotice) return provider;
    const about = (await storage.findOrderByReference(reference)) ?? (await storage.findRequest(reference));
    return about !== undefined && isDeliverable(about.email) ? about.email : provider;
  };
}

/** Sends the due messages of a channel repeatedly. When closed, those in flight get the time allowed for a stop. */
export function keepSending(options: Omit<MailerOptions, 'stopping'>): Repetition {
  const send = (stopping: AbortSignal) => sendDueMails({ ...options, stopping });
  return repeat(send, { interval, log: options.log, failure: 'mailer-failed' });
}
