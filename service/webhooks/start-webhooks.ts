import type { Repetition } from '#service/background-task.ts';
import { keepSending, type OutboxSettings } from '#service/mail/start-mailer.ts';
import { webhookDelivery } from './webhook-delivery.ts';

/** Sends waiting webhooks in the background; `undefined` if no receiver is configured. */
export function startWebhooks({ storage, clock, config, log }: OutboxSettings): Repetition | undefined {
  const { webhook } = config;
  if (webhook === undefined) return undefined;
  return keepSending({ storage, clock, log, channel: 'webhook', deliver: webhookDelivery({ webhook, clock }) });
}
