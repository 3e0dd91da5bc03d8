import type { Repetition } from '#service/background-task.ts';
import { keepSending, type OutboxSettings } from '#service/mail/start-mailer.ts';

/** Sends waiting webhooks in the background; `undefined` if no receiver is configured. */
export async function startWebhooks({ storage, clock, config, log }: OutboxSettings): Promise<Repetition | undefined> {
  const { webhook } = config;
  if (webhook === undefined) return undefined;
  const { webhookDelivery } = await import('./webhook-delivery.ts');
  return keepSending({ storage, clock, log, channel: 'webhook', deliver: webhookDelivery({ webhook, clock }) });
}
