import { moveOrder } from '#domain/order/move-order.ts';
import { moveRefusalMessage } from '#domain/order/order-words.ts';
import { readNote } from '#service/orders/change-order.ts';
import { composeMoveMail } from '#service/orders/compose-move-mail.ts';
import { wholeStandingOf } from '#service/orders/order-standing.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { MailPreview } from './change-routes.ts';
import { type OrderAction, readAction } from './order-actions.ts';

/** The mail that an action sends to the client, as far as it is typed. */
export async function previewMail(
  order: OrderRow,
  action: OrderAction,
  typed: { readonly amount: string; readonly note: string },
  service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>,
): Promise<MailPreview> {
  const move = readAction(action, { amount: typed.amount, note: typed.note || '(ce que vous tapez)' });
  const result = moveOrder(await wholeStandingOf(order, service.storage), { ...move, by: 'provider' });
  if (!result.ok) return { refusal: `${moveRefusalMessage(order.state, result.refusal)}.` };
  const { kind, cents = null } = move;
  const entry = { at: service.clock().getTime(), kind, who: 'provider', cents, note: readNote(move) } as const;
  const ports = await service.storage.listPorts(order.reference);
  const change = { state: result.state, received_cents: result.receivedCents, entry };
  return { mail: composeMoveMail(order, change, ports, service) };
}
