import { formatDay, parisDay } from '#domain/calendar.ts';
import { formatEuros } from '#domain/money.ts';
import { type JournalEntry, providerEntry } from '#domain/order/life/order-journal.ts';
import { isReminderDue } from '#domain/order/life/payment-reminder.ts';
import { clientMail, type MailSettings, ofDesk } from '#service/mail/new-mail.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import { transferBlock } from '#service/orders/mails/transfer-blocks.ts';
import { leftToPay } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderRow, OrderSummary } from '#service/storage/rows.ts';

/** An order whose client is to be reminded, with the instant of the last step or correction, in milliseconds. */
export type DueReminder = OrderSummary & { readonly since: number };
type Reminding = MailSettings & Pick<Service, 'storage'>;

/** Reminders that leave by themselves in one pass, the longest due first: they must not use up the mails of an hour. */
const maxAtOnce = 50;
const corrections = ['correct', 'correct-confirmation'] as const;

/** Orders whose client is to be reminded of what they owe, those that wait longest first. */
export async function listDueReminders({ storage, clock }: Reminding): Promise<DueReminder[]> {
  const orders = await storage.listOrderSummaries({ states: ['confirmed', 'payment-differs'] });
  return await dueReminders(orders, storage, clock().getTime());
}

/** The reminders that are due among these orders, the longest waiting first; `now` in milliseconds. */
export async function dueReminders(orders: readonly OrderSummary[], storage: Service['storage'], now: number) {
  const unpaid = orders.filter((order) => leftToPay(order) > 0);
  const references = unpaid.map(({ reference }) => reference);
  const journals = await storage.listJournals({ references, kinds: ['remind-payment', ...corrections] });
  return unpaid
    .flatMap((order) => {
      const timesOf = (...wanted: readonly JournalEntry['kind'][]): number[] =>
        (journals.get(order.reference) ?? []).filter(({ kind }) => wanted.includes(kind)).map(({ at }) => at);
      const moved = order.moved_at ?? order.received_at;
      // A correction's mail may be the first that reached the client.
      const since = Math.max(moved, ...timesOf(...corrections));
      return isReminderDue(moved, since, timesOf('remind-payment'), now) ? [{ ...order, since }] : [];
    })
    .sort((one, other) => one.since - other.since);
}

/** Reminds a client of what is left to pay, for `person` if any; false if nothing is, or if the order changed since. */
export async function remindOfPayment(order: OrderRow, service: Reminding, person?: string): Promise<boolean> {
  if (leftToPay(order) === 0) return false;
  const token = newToken();
  const composed = composeReminder(order, token, service);
  // Anybody may order with a stranger's mailbox: the limits of such mails hold for those that leave by themselves.
  const mail = person === undefined ? composed : { ...composed, kind: ofDesk(composed.kind) };
  const entry = providerEntry('remind-payment', service.clock().getTime(), { person });
  return await service.storage.addEntry(order, { entry, mails: [mail], token });
}

/** The mail that reminds a client of what is left to pay. */
export function composeReminder(order: OrderRow, token: string, service: MailSettings): Mail {
  const { reference, confirmed_at, received_at } = order;
  const left = leftToPay(order);
  const received =
    order.received_cents > 0
      ? ` Nous avons reçu ${formatEuros(order.received_cents)}, il reste ${formatEuros(left)} TTC.`
      : '';
  return clientMail(order, service, {
    kind: 'client-payment-reminder',
    subject: `Rappel\u00a0: votre commande attend votre paiement (${reference})`,
    token,
    blocks: [
      `Votre commande ${reference} du ${formatDay(parisDay(confirmed_at ?? received_at))} attend votre paiement\u00a0: nous la préparons dès qu’il est reçu.${received}`,
      transferBlock(left, reference, service.company),
      'Vous venez de payer\u202f? Ne tenez pas compte de ce message\u00a0: un virement met parfois quelques jours à nous parvenir.',
    ],
  });
}

/**
 * Sends due reminders (`PAYMENT_REMINDERS`), none of `terminated` orders, whose termination waits for somebody. Returns
 * how many it sent.
 */
export async function sendDueReminders(service: Reminding, terminated: ReadonlyMap<string, unknown>): Promise<number> {
  let sent = 0;
  const due = (await listDueReminders(service)).filter(({ reference }) => !terminated.has(reference));
  for (const { reference, event_count } of due.slice(0, maxAtOnce)) {
    const order = await service.storage.findOrderByReference(reference);
    // Another copy or the desk may have reminded its client since it was listed.
    if (order?.event_count === event_count && (await remindOfPayment(order, service))) sent += 1;
  }
  return sent;
}
