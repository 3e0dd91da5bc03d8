import type { Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { countUnported, lastPorted } from './ported-numbers.ts';

/**
 * Days for which an address shows a whole order, from its end or from the mail that contained the address, if later.
 */
export const fullViewDays = 90;

/**
 * What a secret address shows of an order: everything; only that it was completed through another address, possibly by
 * somebody else; or, long after its end, its reference and amounts.
 */
type OrderView = 'whole' | 'completed-elsewhere' | 'amounts';

const fullViewTime = fullViewDays * 24 * 3_600_000;

/** A mailed address went to the order's own e-mail, so it shows as much as any address may. */
export async function viewOf(
  order: AddressedOrder,
  { clock, storage }: Pick<Service, 'clock' | 'storage'>,
): Promise<OrderView> {
  const { token, completed_token: completedToken, mailed_at: mailedAt } = order;
  if (mailedAt === null && completedToken !== null && completedToken !== token) return 'completed-elsewhere';
  const isRecent = (instant: number): boolean => clock().getTime() - instant < fullViewTime;
  if (isRecent(mailedAt ?? 0)) return 'whole';
  const ended = await endOf(order, storage);
  return ended === null || isRecent(ended) ? 'whole' : 'amounts';
}

/**
 * Whether an address is the client's, who may read and change there what others may not: only where the client completed
 * the order, or at an address that was mailed to them, since anybody who guesses an order has an address of it too.
 */
export function isClientsAddress({ completed_token: completed, mailed_at: mailedAt, token }: AddressedOrder): boolean {
  return mailedAt !== null || completed === token;
}

/**
 * When the client had nothing left to do (milliseconds): cancelled, or in service with every number ported; `null` before.
 */
async function endOf(order: AddressedOrder, storage: Service['storage']): Promise<number | null> {
  if (order.cancelled_at !== null || order.in_service_at === null) return order.cancelled_at;
  const ports = await storage.listPorts(order.reference);
  if (countUnported(order, ports) > 0) return null;
  return Math.max(order.in_service_at, lastPorted(ports));
}
