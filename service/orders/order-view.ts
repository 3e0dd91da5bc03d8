import type { AddressedOrder } from '#service/storage/rows.ts';

/**
 * Days for which an address shows a whole order, from its end or from the mail that contained the address, if later.
 */
export const fullViewDays = 90;

/**
 * What a secret address shows of an order: everything; only that it was completed through another address, possibly by
 * somebody else; or, long after its end, its reference and amounts.
 */
export type OrderView = 'whole' | 'completed-elsewhere' | 'amounts';

/** `now` in milliseconds. A mailed address went to the order's own e-mail, so it shows as much as any address may. */
export function viewOf(order: AddressedOrder, now: number): OrderView {
  const { token, completed_token: completedToken, mailed_at: mailedAt } = order;
  if (mailedAt === null && completedToken !== null && completedToken !== token) return 'completed-elsewhere';
  const ended = endOf(order);
  if (ended === null) return 'whole';
  return now - Math.max(ended, mailedAt ?? 0) < fullViewDays * 24 * 3_600_000 ? 'whole' : 'amounts';
}

/**
 * When the client had nothing left to do (milliseconds): paid, in service (a public body pays on its invoice), nothing to
 * pay, or cancelled; `null` before.
 */
function endOf(order: AddressedOrder): number | null {
  const owesNothing = order.one_time_cents === 0 ? order.confirmed_at : null;
  return order.cancelled_at ?? order.paid_at ?? order.in_service_at ?? owesNothing;
}
