import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { ofDesk } from '#service/mail/new-mail.ts';
import { unsent } from '#service/storage/rows/outbox-rows.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { newToken } from './new-order.ts';

/** The secret end of an order's address. */
const addressToken = /(\/paiement\/)[\w-]{43}/g;

/**
 * Sends a mail of an order again, to the same mailbox: one that was sent as a copy with a new address of the order, one
 * that wasn't at once. Returns false, and does nothing, if the order was changed since it was read.
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
  // The address in the first one may have been closed since. A former mailbox gets no new one.
  const token = mail.recipient === order.email ? newToken() : undefined;
  const renew = (text: string): string => (token === undefined ? text : text.replaceAll(addressToken, `$1${token}`));
  const body = renew(mail.body);
  const copy: Mail = {
    ...mail,
    kind: ofDesk(mail.kind),
    // Another Message-ID: mail programs hide a second mail with the same one.
    id: `again-${event_count + 1}.${mail.id}`,
    body,
    html: mail.html && renew(mail.html),
    ...unsent(at),
  };
  const mails = mail.sent_at === null ? [] : [copy];
  const isRenewed = mails.length > 0 && body !== mail.body;
  const change = { state, received_cents, entry, ...(isRenewed && token && { token }) };
  if ((await storage.moveOrder(order, change, mails)) === undefined) return false;
  if (mail.sent_at === null) await storage.retryMail(mail.id, at, ofDesk(mail.kind));
  return true;
}
