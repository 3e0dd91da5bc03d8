import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import type { Service } from '#service/service.ts';
import type { LatestKind, OrderRow } from '#service/storage/rows.ts';
import { sha256Of } from './document-keeper.ts';
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
  { reference }: Pick<OrderRow, 'reference'>,
  kind: LatestKind,
  storage: Pick<Service['storage'], 'findLatest'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await storage.findLatest(reference, kind);
  const bytes = new Uint8Array(Buffer.from(kept?.content ?? '', 'base64'));
  if (sha256Of(bytes) !== kept?.sha256) throw new Error(`${reference}: the kept ${kind} is damaged`);
  return bytes;
}
