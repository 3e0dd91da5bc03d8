import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { documentNames } from '#domain/order/order-documents.ts';
import { documentPaths, evidencePath } from '#service/orders/documents/document-paths.ts';
import { correctedName, correctedPath, hasCorrected } from '#service/orders/documents/latest-document.ts';
import { documentKindsOf } from '#service/orders/documents/order-documents.ts';
import { isClientsAddress } from '#service/orders/stored/order-view.ts';
import { orderPath } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface OrderDocumentsProps {
  readonly order: AddressedOrder;
  readonly journal: readonly JournalEntry[];
}

/** The documents of an order, as they were kept, and the « dossier de preuve » where this address may show it. */
export function OrderDocuments({ order, journal }: OrderDocumentsProps) {
  const kept = documentKindsOf(order);
  const withEvidence = isClientsAddress(order) && order.confirmed_at !== null;
  if (kept.length === 0 && !withEvidence) return null;
  const links = [
    ...kept.map((kind) => ({ path: documentPaths[kind], name: documentNames[kind] })),
    ...(kept.length > 0 && hasCorrected(journal) ? [{ path: correctedPath, name: correctedName }] : []),
    ...(withEvidence ? [{ path: evidencePath, name: 'Dossier de preuve' }] : []),
  ];
  return (
    <section className="card stack" aria-labelledby="documents">
      <h2 id="documents">Vos documents</h2>
      <ul className="documents">
        {links.map(({ path, name }) => (
          <li key={path}>
            <ButtonLink kind="quiet" href={`${orderPath(order.token)}/${path}`}>
              {name} (PDF)
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="soft">
        Ces documents ne changent plus.
        {withEvidence && ' Le dossier de preuve montre qu’ils n’ont pas été modifiés.'}
      </p>
    </section>
  );
}
