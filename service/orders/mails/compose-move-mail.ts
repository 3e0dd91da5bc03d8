import { isMoveKind } from '#domain/order/life/order-journal.ts';
import type { OrderState } from '#domain/order/life/order-life.ts';
import { clientMail, type MailKind, type MailSettings, ofDesk } from '#service/mail/new-mail.ts';
import { headlineOf } from '#service/orders/stored/ordered-articles.ts';
import type { Mail, OrderChange, OrderRow, PortRow } from '#service/storage/rows.ts';
import { moveWords } from './move-words.ts';

/**
 * The mail that tells the client what became of an order; `undefined` for one that was never confirmed. It holds
 * nothing that was typed on a page: only the tracking, which the office wrote. The token of `change` is a new address of
 * the order, if the service knows its public address; `ports` are its ported numbers.
 */
export function composeMoveMail(
  order: OrderRow,
  change: OrderChange,
  ports: readonly PortRow[],
  service: MailSettings,
): Mail | undefined {
  const { kind } = change.entry;
  if (!isMoveKind(kind) || (kind !== 'confirm' && order.confirmed_at === null)) return undefined;
  const { subject = headlineOf(order, change.state), letter: write } = moveWords[kind];
  const paymentSubject = kind === 'payment' ? paymentSubjects[change.state] : undefined;
  return clientMail(order, service, {
    kind: kind === 'confirm' ? ofDesk('client-confirmation') : kindOf(change),
    name: `client-order-moved.${order.event_count + 1}`,
    subject: `${paymentSubject ?? subject} (${order.reference})`,
    blocks: write({ order, change, ports, company: service.company }),
    token: change.token,
  });
}

/** After a payment that was returned, and after a public body's. */
const paymentSubjects: Partial<Readonly<Record<OrderState, string>>> = {
  confirmed: 'Votre commande attend votre paiement',
  'in-service': 'Où en est votre paiement',
};

function kindOf({ entry: { who, kind } }: OrderChange): MailKind {
  if (who !== 'client') return 'client-order-moved';
  return kind === 'cancel' ? 'client-cancellation' : 'client-purchase-order';
}
