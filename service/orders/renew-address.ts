import { composeLinkMail } from '#service/mail/compose-link-mail.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow, Storage } from '#service/storage/storage.ts';
import { newToken } from './new-order.ts';

/**
 * For an order whose address leaked: closes all its addresses and, if mail is configured, sends its client a new one.
 * Returns how many were closed, and whether a mail was written.
 */
export async function renewAddress(
  storage: Storage,
  order: OrderRow,
  settings: Pick<Service, 'company' | 'config' | 'clock'>,
): Promise<{ readonly closed: number; readonly mailed: boolean }> {
  const token = newToken();
  // The day's mail may have been sent already, with an address that is now closed.
  const mail = composeLinkMail(order, token, settings, String(settings.clock().getTime()));
  const closed = await storage.replaceOrderAddresses(order.reference, mail && { token, mail });
  return { closed, mailed: mail !== undefined };
}
