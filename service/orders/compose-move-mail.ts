import { sellerIdentity } from '#documents/seller-identity.ts';
import { isMoveKind } from '#domain/order/order-journal.ts';
import { clientLetter, type MailKind, type MailSettings, ofDesk, orderMail } from '#service/mail/new-mail.ts';
import { orderAddress } from '#service/service.ts';
import type { Mail, OrderChange, OrderRow, PortRow } from '#service/storage/rows.ts';
import { moveWords } from './move-words.ts';
import { headlineOf } from './ordered-articles.ts';

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
  const isAcknowledgement = kind === 'confirm';
  if (!isMoveKind(kind) || (!isAcknowledgement && order.confirmed_at === null)) return undefined;
  const { company, config } = service;
  const { subject = headlineOf(order, change.state), letter: write } = moveWords[kind];
  const isUnpaid = kind === 'payment' && change.state === 'confirmed';
  const address = change.token === undefined ? undefined : orderAddress(config, change.token);
  const letter = clientLetter(
    [
      ...write({ order, change, ports, company }),
      ...(address === undefined ? [] : ['', `Votre commande en ligne\u00a0: ${address}`]),
    ],
    company,
  );
  return orderMail(order, service, {
    kind: isAcknowledgement ? ofDesk('client-confirmation') : kindOf(change),
    name: `client-order-moved.${order.event_count + 1}`,
    subject: `${isUnpaid ? 'Votre commande attend votre paiement' : subject} (${order.reference})`,
    lines: isAcknowledgement ? [...letter, ...sellerIdentity(company)] : letter,
  });
}

function kindOf({ entry }: OrderChange): MailKind {
  return entry.who === 'client' ? 'client-purchase-order' : 'client-order-moved';
}
