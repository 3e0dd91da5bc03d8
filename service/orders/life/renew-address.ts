import { providerEntry } from '#domain/order/life/order-journal.ts';
import type { MailSettings } from '#service/mail/new-mail.ts';
import { composeLinkMail } from '#service/orders/mails/compose-link-mail.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { MoveRefused } from './change-order.ts';
import { newToken } from './new-order.ts';
import { renewWaiting } from './resend-mail.ts';

/** Closes an order's addresses, mails a new one; false if it changed since. Throws {@link MoveRefused} without mail. */
export async function renewAddress(storage: Storage, order: OrderRow, settings: MailSettings, person: string) {
  const token = newToken();
  const at = settings.clock().getTime();
  // The day's mail may have been sent already, with an address that is now closed.
  const mail = composeLinkMail(order, token, settings, at);
  if (mail === undefined) throw new MoveRefused('Ce service n’envoie pas d’e-mails\u00a0: il lui faut SMTP_URL.');
  const entry = providerEntry('renew-address', at, { person });
  const replacements = await renewWaiting(storage, order, order, { at, token });
  const renewal = { columns: {}, entry, mails: [mail], replacements, token, closesAddresses: true };
  return await storage.correctOrder(order, renewal);
}
