import { orderStates, stateRules } from '#domain/order/life/order-life.ts';
import type { Storage } from '#service/storage/storage.ts';
import { webhookType } from '#service/webhooks/compose-webhook.ts';

/** A change of an order that the receiver of webhooks didn't accept. */
export interface FailedWebhook {
  readonly id: string;
  readonly reference: string;
  /** What became of the order, in a word. */
  readonly change: string;
  /** When it was written (milliseconds). */
  readonly since: number;
  readonly reason: string;
  /** Whether nothing is tried any more. */
  readonly isGivenUp: boolean;
}

/** A receiver that is down for a day misses more; those are listed once these were sent again. */
export const maxWebhooks = 2000;

/** The newest webhooks whose last attempt failed, the oldest of them first. */
export async function gatherFailedWebhooks(storage: Storage): Promise<readonly FailedWebhook[]> {
  const webhooks = await storage.listFailedMails(maxWebhooks, 'webhook');
  return webhooks.reverse().map(({ id, order_reference, subject, created_at, last_error, given_up_at }) => {
    const state = orderStates.find((known) => webhookType(known) === subject);
    return {
      id,
      reference: order_reference,
      change: state === undefined ? subject : stateRules[state].name,
      since: created_at,
      reason: last_error ?? '',
      isGivenUp: given_up_at !== null,
    };
  });
}
