import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { LoggableError } from '#service/log.ts';
import type { Service } from '#service/service.ts';
import type { LatestKind, OrderRow } from '#service/storage/rows.ts';
import { openKept } from './document-keeper.ts';
import type { OrderFile } from './send-document.ts';

/** What a confirmation with corrected data is called wherever it is listed. */
export const correctedName = 'Confirmation corrigée';
/** The last part of its address, below that of its order. */
export const correctedPath = 'confirmation-corrigee.pdf';

/** Whether an order has a corrected confirmation, from its journal. */
export function hasCorrected(journal: readonly Pick<JournalEntry, 'kind'>[]): boolean {
  return journal.some(({ kind }) => kind === 'correct-confirmation');
}

/** The corrected confirmation that an order has, byte for byte as kept. */
export function correctedFile(order: OrderRow, { storage }: Pick<Service, 'storage'>): OrderFile {
  return {
    filename: `commande-${order.reference}-corrigee.pdf`,
    content: () => readLatest(order, 'corrected-order', storage),
  };
}

/** The bytes of the last document of a kind. Throws if there is none, or if it is damaged. */
export async function readLatest(
  order: Pick<OrderRow, 'reference'>,
  kind: LatestKind,
  storage: Pick<Service['storage'], 'findLatest'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await storage.findLatest(order.reference, kind);
  if (kept === undefined) throw new LoggableError(`${order.reference} has no document “${kind}”`);
  return openKept(kept, order, kind);
}
