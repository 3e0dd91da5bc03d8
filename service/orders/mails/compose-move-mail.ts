import { isMoveKind } from '#domain/order/life/order-journal.ts';
import { clientMail, type MailKind, type MailSettings, ofDesk } from '#service/mail/new-mail.ts';
import type { OrderNumbers } from '#service/orders/stored/order-numbers.ts';
import { dueOf } from '#service/orders/stored/order-status.ts';
import { headlineOf } from '#service/orders/stored/ordered-articles.ts';
import type { OrderChange, OrderRow } from '#service/storage/rows.ts';
import { moveWords } from './move-words.ts';

/**
 * The mail about a change, with nothing typed but the office's tracking; `undefined` if the entry is no move, or if the
 * order was never confirmed. `change.token` is a new address of the order.
 */
export function composeMoveMail(order: OrderRow, change: OrderChange, numbers: OrderNumbers, service: MailSettings) {
  const { kind } = change.entry;
  if (!isMoveKind(kind) || (kind !== 'confirm' && order.confirmed_at === null)) return undefined;
  const { subject = headlineOf(order, change.state), letter: write } = moveWords[kind];
  const isComplete = change.received_cents === dueOf(order) && change.state !== 'cancelled';
  const paymentSubject = isComplete ? 'Votre paiement est complet' : 'Où en est votre paiement';
  const isSum = kind === 'payment' && Boolean(change.entry.cents);
  return clientMail(order, service, {
    kind: kind === 'confirm' ? ofDesk('client-confirmation') : kindOf(change),
    subject: `${isSum ? paymentSubject : subject} (${order.reference})`,
    blocks: write({ order, change, ...numbers, company: service.company }),
    token: change.token,
  });
}

function kindOf({ entry: { who, kind } }: OrderChange): MailKind {
  if (who !== 'client') return 'client-order-moved';
  return kind === 'cancel' ? 'client-cancellation' : 'client-purchase-order';
}
