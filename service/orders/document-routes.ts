import type { Context, Hono } from 'hono';
import { type DocumentKind, documentFilename } from '#domain/order/order-documents.ts';
import { isBinding } from '#domain/order/order-life.ts';
import { noticeWriter } from '#service/pages/write-notice.tsx';
import { isClientsAddress } from '#service/portability/complete-numbers.ts';
import type { Service } from '#service/service.ts';
import type { AddressedOrder, OrderRow } from '#service/storage/storage.ts';
import { documentAnswers, type OrderFile } from './document-answers.ts';
import { documentPaths, evidencePath } from './document-paths.ts';
import { findOrder } from './find-order-by-token.ts';
import { makeDocument } from './make-document.ts';
import { contractSummaryOf, documentKindsOf } from './order-documents.ts';
import { orderEvidence } from './order-evidence.ts';
import { viewOf } from './order-view.ts';

const contentType = 'application/pdf';

/** Serves the documents of an order to anybody who knows the secret address of its page. */
export function addDocumentRoutes(app: Hono, service: Service): void {
  const notice = noticeWriter(service);
  const { refuseFlood, send } = documentAnswers(service);

  for (const [kind, path] of Object.entries(documentPaths)) {
    app.get(`/paiement/:token/${path}`, (context) =>
      answer(context, (order) => documentOf(order, kind as DocumentKind)),
    );
  }

  app.get(`/paiement/:token/${evidencePath}`, (context) => answer(context, evidenceOf));

  /** It names who ordered, and their numbers: an address that somebody else may have guessed doesn't show it. */
  function evidenceOf(order: AddressedOrder): OrderFile | undefined {
    return isClientsAddress(order) ? orderEvidence(order, service) : undefined;
  }

  /** A kept document; before the order is confirmed, the contract summary as it will be kept. */
  function documentOf(order: OrderRow, kind: DocumentKind): OrderFile | undefined {
    const filename = documentFilename(kind, order.reference, order.terms_version ?? '');
    if (order.state === 'received') {
      if (kind !== 'contract-summary') return undefined;
      return { filename, contentType, content: () => makeDocument(contractSummaryOf(order, service)) };
    }
    if (!isBinding(order.state) || !documentKindsOf(order).includes(kind)) return undefined;
    return {
      filename,
      contentType,
      content: async () => {
        const kept = await service.documents.read(order, kind);
        if (kept === undefined) throw new Error(`${order.reference} has no ${kind}`);
        return kept.bytes;
      },
    };
  }

  async function answer(context: Context, fileOf: (order: AddressedOrder) => OrderFile | undefined): Promise<Response> {
    const flood = refuseFlood(context);
    if (flood !== undefined) return flood;
    const order = await findOrder(service.storage, context.req.param('token') ?? '');
    const isShown = order !== undefined && viewOf(order, service.clock().getTime()) === 'whole';
    const file = isShown ? fileOf(order) : undefined;
    if (file !== undefined) return await send(context, file);
    return notice({
      status: 404,
      title: 'Document introuvable',
      explanation: 'Cette adresse ne mène à aucun document. Vérifiez le lien, ou ouvrez la page de votre commande.',
    });
  }
}
