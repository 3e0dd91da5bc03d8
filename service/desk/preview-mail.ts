import { moveOrder } from '#domain/order/order-life.ts';
import { composeMoveMail } from '#service/mail/compose-move-mail.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderRow } from '#service/storage/storage.ts';
import { type OrderAction, readAction } from './order-actions.ts';

/** The mail that an action sends to the client, as far as it is typed; `undefined` if it sends none, or would be refused. */
export function previewMail(
  order: OrderRow,
  action: OrderAction,
  typed: { readonly amount: string; readonly note: string },
  service: Pick<Service, 'company' | 'config' | 'clock'>,
): Mail | undefined {
  const move = readAction(action, { amount: typed.amount, note: typed.note || '…' });
  const reading = moveOrder(standingOf(order), { ...move, by: 'provider' });
  if (!reading.ok) return undefined;
  const { kind, cents = null, note = '' } = move;
  const entry = { at: service.clock().getTime(), kind, who: 'provider', cents, note } as const;
  return composeMoveMail(order, { state: reading.state, received_cents: reading.receivedCents, entry }, service);
}
