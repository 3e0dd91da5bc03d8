import type { JournalEntry } from '#domain/order/order-life.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';

/**
 * Sends a mail of an order again, to the same address: one that was sent as a copy, one that wasn't at once. Returns
 * false, and does nothing, if the order was changed since it was read.
 */
export async function resendMail(
  storage: Storage,
  order: OrderRow,
  mail: Mail,
  { now, person }: { readonly now: Date; readonly person: string },
): Promise<boolean> {
  const at = now.getTime();
  const { state, received_cents, event_count } = order;
  const entry: JournalEntry = { at, kind: 'resend-mail', who: 'provider', person, cents: null, note: mail.subject };
  const copy: Mail = {
    ...mail,
    // Another Message-ID: mail programs hide a second mail with the same one.
    id: `again-${event_count + 1}.${mail.id}`,
    created_at: at,
    next_attempt_at: at,
    attempts: 0,
    sent_at: null,
    given_up_at: null,
    last_error: null,
  };
  const mails = mail.sent_at === null ? [] : [copy];
  if ((await storage.moveOrder(order, { state, received_cents, entry }, mails)) === undefined) return false;
  if (mail.sent_at === null) await storage.retryMail(mail.id, at);
  return true;
}
