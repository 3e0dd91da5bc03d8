import { providerEntry } from '#domain/order/life/order-journal.ts';
import { ofDesk } from '#service/mail/new-mail.ts';
import { closesOthers } from '#service/orders/mails/compose-link-mail.ts';
import { orderCancelled, providerNotice, unsent } from '#service/storage/rows/outbox-rows.ts';
import type { Mail, OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { newToken } from './new-order.ts';

/** The secret end of an order's address. */
const addressToken = /(\/paiement\/)[\w-]{43}/g;

/** Sends a mail again, to today's mailbox, as a copy with a new address if it was sent; false if the order changed. */
export async function resendMail(
  storage: Storage,
  order: OrderRow,
  mail: Mail,
  { now, person }: { readonly now: Date; readonly person: string },
): Promise<boolean> {
  const at = now.getTime();
  const entry = providerEntry('resend-mail', at, { note: mail.subject, person });
  // The address in one that was sent may have been closed since.
  const token = mail.kind === providerNotice ? undefined : newToken();
  const copy = withoutClosing(copyOf(mail, order, { at, token }));
  const { body } = copy;
  const mails = mail.sent_at === null ? [] : [copy];
  const isRenewed = mails.length > 0 && body !== mail.body;
  if (!(await storage.addEntry(order, { entry, mails, token: isRenewed ? token : undefined }))) return false;
  if (mail.sent_at === null) await storage.retryMail(mail.id, at, ofDesk(mail.kind));
  return true;
}

/** Copies of a client's unsent mails, whose addresses are closed; one given up stays so unless its mailbox was wrong. */
export async function renewWaiting(
  storage: Pick<Storage, 'listMails'>,
  order: OrderRow,
  renewed: OrderRow,
  copied: { readonly at: number; readonly token: string | undefined },
) {
  const waiting = (await storage.listMails(order.reference)).filter(
    ({ recipient, sent_at }) => sent_at === null && recipient === order.email,
  );
  return waiting.map((mail) => {
    // Mails leave by this instant, oldest first.
    const copy = { ...copyOf(mail, renewed, copied), created_at: mail.created_at };
    const { given_up_at, attempts, last_error } = mail;
    // The office may send it once more, and its new address opens then.
    const isStillGivenUp = given_up_at !== null && (renewed.email === order.email || last_error === orderCancelled);
    return { id: mail.id, mail: isStillGivenUp ? { ...copy, given_up_at, attempts, last_error } : copy };
  });
}

/** A mail that doesn't say that its address closes others: that of a copy closes none. */
function withoutClosing(mail: Mail): Mail {
  const body = mail.body.replace(`${closesOthers}\n\n`, '');
  return { ...mail, body, html: mail.html?.replace(`<p>${closesOthers}</p>`, '') ?? null };
}

/** A mail once more: to the client's mailbox of today with this address of the order, or to the provider without. */
function copyOf(
  mail: Mail,
  { event_count, email }: Pick<OrderRow, 'event_count' | 'email'>,
  { at, token }: { readonly at: number; readonly token: string | undefined },
): Mail {
  const renew = (text: string): string => (token === undefined ? text : text.replaceAll(addressToken, `$1${token}`));
  return {
    ...mail,
    kind: ofDesk(mail.kind),
    // Another Message-ID: mail programs hide a second mail with the same one.
    id: `again-${event_count + 1}.${mail.id}`,
    recipient: mail.kind === providerNotice ? mail.recipient : email,
    body: renew(mail.body),
    html: mail.html && renew(mail.html),
    ...unsent(at),
  };
}
