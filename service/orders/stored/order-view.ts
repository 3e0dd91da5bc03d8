import type { Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { countUnported, lastPorted } from './ported-numbers.ts';

/** Days for which an address shows a whole order, from its end or, if later, from the mail with the address. */
export const fullViewDays = 90;

/**
 * What a secret address shows: the whole order; only that it was confirmed elsewhere, as anybody may guess an order;
 * or, long after its end, its reference and amounts.
 */
type OrderView = 'whole' | 'confirmed-elsewhere' | 'amounts';

const fullViewTime = fullViewDays * 24 * 3_600_000;

/** A confirmed order shows itself where its client confirmed it, and at addresses that were mailed to them. */
export async function viewOf(order: AddressedOrder, { clock, storage }: Service): Promise<OrderView> {
  const { token, completed_token: completedToken, confirmed_at: confirmedAt, mailed_at: mailedAt } = order;
  if (mailedAt === null && confirmedAt !== null && completedToken !== token) return 'confirmed-elsewhere';
  const isRecent = (instant: number): boolean => clock().getTime() - instant < fullViewTime;
  if (isRecent(mailedAt ?? 0)) return 'whole';
  const ended = await endOf(order, storage);
  return ended === null || isRecent(ended) ? 'whole' : 'amounts';
}

/** When nothing was left for the client to do (milliseconds): cancelled, or started and all ported; `null` before. */
async function endOf(order: AddressedOrder, storage: Service['storage']): Promise<number | null> {
  if (order.cancelled_at !== null || order.in_service_at === null) return order.cancelled_at;
  const ports = await storage.listPorts(order.reference);
  if (countUnported(order, ports) > 0) return null;
  return Math.max(order.in_service_at, lastPorted(ports));
}
