import { legalChoices } from '#content/legal-choices.ts';
import { formatDay, parisDay } from '#domain/calendar.ts';
import { stateRules } from '#domain/order/life/order-life.ts';
import { mailboxOf } from '#service/mail/mailbox.ts';
import { clientMail } from '#service/mail/new-mail.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import { hasPublicAddress, type Service } from '#service/service.ts';
import type { Mail, OrderSummary } from '#service/storage/rows.ts';

type Reminding = Pick<Service, 'storage' | 'company' | 'config' | 'clock'>;

const day = 24 * 3_600_000;
/** Days between the reminder and the day on which an unconfirmed order is erased. */
export const noticeDays = 7;
/**
 * Maximum reminders of one pass, the rest follows the next day. Anybody may leave thousands of orders with others'
 * addresses: they must not use up the mails of an hour, which confirmations need.
 */
const maxReminders = 200;

/**
 * Writes once to the client of each order that is erased in a week unless they confirm it, the oldest first: to one mailbox
 * once a pass, and to 200 of them; if the service was off when it was due, afterwards. Returns the number of mails; none if
 * mail isn't configured, or if orders are kept for no longer than that week.
 */
export async function remindToConfirm(service: Reminding): Promise<number> {
  const { storage, config, clock } = service;
  const { unconfirmedOrderDays: days } = legalChoices;
  if (config.smtpUrl === undefined || !hasPublicAddress(config) || days <= noticeDays) return 0;
  const until = clock().getTime() - (days - noticeDays) * day;
  const due = await storage.listOrderSummaries({ states: ['received'], until, limit: Number.MAX_SAFE_INTEGER });
  const written = new Set<string>();
  for (const order of due.toReversed()) {
    const mailbox = mailboxOf(order.email);
    if (written.has(mailbox)) continue;
    if (written.size === maxReminders) break;
    const token = newToken();
    if (await storage.mailOrderAddress(order, token, composeReminder(order, token, service))) written.add(mailbox);
  }
  return written.size;
}

/** Holds nothing that was typed: the address may be somebody else's. */
function composeReminder(order: OrderSummary, token: string, service: Reminding): Mail {
  const { reference } = order;
  const erased = formatDay(parisDay(new Date(service.clock().getTime() + noticeDays * day)));
  return clientMail(order, service, {
    kind: 'client-order-reminder',
    subject: `${stateRules.received.headline} (${reference})`,
    token,
    link: 'Relire et confirmer la commande',
    blocks: [
      `Votre commande ${reference} n’est pas confirmée\u00a0: rien n’est commandé, rien n’est dû.`,
      `Sans confirmation de votre part, nous l’effaçons après le ${erased}.`,
    ],
    ending:
      'Vous n’en voulez plus, ou vous n’avez rien demandé\u202f? Ignorez ce message\u00a0: nous ne le renverrons pas.',
  });
}
