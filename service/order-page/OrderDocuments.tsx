import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { orderFiles } from '#domain/order/order-documents.ts';
import { fileKindsOf } from '#service/orders/documents/order-files.ts';
import { orderPath } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

/** The documents of an order, as they were kept, and its « dossier de preuve ». */
export function OrderDocuments({ order, journal }: { order: AddressedOrder; journal: readonly JournalEntry[] }) {
  const kinds = fileKindsOf(order, journal);
  if (kinds.length === 0) return null;
  return (
    <section className="card stack screen-only" aria-labelledby="documents">
      <h2 id="documents">Vos documents</h2>
      <ul className="documents">
        {kinds.map((kind) => (
          <li key={kind}>
            <ButtonLink kind="quiet" href={`${orderPath(order.token)}/${orderFiles[kind].path}`}>
              {orderFiles[kind].name} (PDF)
            </ButtonLink>
          </li>
        ))}
      </ul>
      {kinds.includes('order') && (
        <p className="soft">
          La confirmation et le récapitulatif ne changent plus&nbsp;: le dossier de preuve le montre.
        </p>
      )}
    </section>
  );
}
