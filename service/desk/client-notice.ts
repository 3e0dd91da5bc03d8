import type { OrderRow } from '#service/storage/rows.ts';

/** How the client of an order learns of a change, and where they read the reason that is typed for it, if one is. */
export function clientNotice(
  order: OrderRow,
  { isMailed, hasReason }: { isMailed: boolean; hasReason: boolean },
): string {
  const notice = isMailed
    ? 'Le client l’apprend par un e-mail et sur sa page, aussitôt.'
    : 'Aucun message ne part au client\u00a0: il le voit sur sa page, aussitôt.';
  // Only a confirmed order has a « dossier de preuve », with the whole journal.
  return hasReason && order.confirmed_at !== null
    ? `${notice} La raison n’y est pas, mais il peut la lire dans son dossier de preuve\u00a0: écrivez-la pour lui aussi.`
    : notice;
}
