import type { JournalEntry } from '#domain/order/life/order-journal.ts';
import { documentNames } from '#domain/order/order-documents.ts';
import { documentPaths, evidencePath } from '#service/orders/documents/document-paths.ts';
import { correctedName, correctedPath, hasCorrected } from '#service/orders/documents/latest-document.ts';
import { documentKindsOf } from '#service/orders/documents/order-documents.ts';
import { orderPath } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';

interface OrderDocumentsProps {
  readonly order: AddressedOrder;
  readonly journal: readonly JournalEntry[];
}

/** The documents of an order, as they were kept, and its « dossier de preuve ». */
export function OrderDocuments({ order, journal }: OrderDocumentsProps) {
  const kinds = documentKindsOf(order);
  const isConfirmed = order.confirmed_at !== null;
  if (kinds.length === 0 && !isConfirmed) return null;
  const links = [
    ...kinds.map((kind) => ({ path: documentPaths[kind], name: documentNames[kind] })),
    ...(kinds.length > 0 && hasCorrected(journal) ? [{ path: correctedPath, name: correctedName }] : []),
    ...(isConfirmed ? [{ path: evidencePath, name: 'Dossier de preuve' }] : []),
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
      {kinds.length > 0 && (
        <p className="soft">
          {kinds.includes('terms')
            ? 'La confirmation, le récapitulatif et les conditions'
            : 'La confirmation et le récapitulatif'}{' '}
          ne changent plus&nbsp;: le dossier de preuve le montre.
        </p>
      )}
    </section>
  );
}
