import type { Context, Hono } from 'hono';
import type { DocumentKind } from '#domain/order/order-documents.ts';
import { documentPaths, evidencePath } from '#service/orders/documents/document-paths.ts';
import { correctedFile, correctedPath, hasCorrected } from '#service/orders/documents/latest-document.ts';
import { orderEvidence } from '#service/orders/documents/order-evidence.ts';
import { orderFile } from '#service/orders/documents/order-file.ts';
import { type OrderFile, sendDocument } from '#service/orders/documents/send-document.ts';
import { viewOf } from '#service/orders/stored/order-view.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { findOrder } from './stored/find-order-by-token.ts';

/** Serves the documents of an order to anybody who knows the secret address of its page. */
export function addDocumentRoutes(app: Hono, service: Service): void {
  const { notice, refuseIfLimited } = pageAnswers(service);

  for (const [kind, path] of Object.entries(documentPaths)) {
    app.get(`/paiement/:token/${path}`, (context) =>
      answer(context, (order) => orderFile(order, kind as DocumentKind, service)),
    );
  }

  app.get(`/paiement/:token/${correctedPath}`, (context) =>
    answer(context, async (order) =>
      hasCorrected(await service.storage.listOrderEvents(order.reference)) ? correctedFile(order, service) : undefined,
    ),
  );

  app.get(`/paiement/:token/${evidencePath}`, (context) => answer(context, (order) => orderEvidence(order, service)));

  async function answer(
    context: Context,
    fileOf: (order: AddressedOrder) => OrderFile | undefined | Promise<OrderFile | undefined>,
  ): Promise<Response> {
    const flood = refuseIfLimited(context, service.limiters.documents);
    if (flood !== undefined) return flood;
    const order = await findOrder(service.storage, context.req.param('token') ?? '');
    const isShown = order !== undefined && (await viewOf(order, service)) === 'whole';
    const file = isShown ? await fileOf(order) : undefined;
    if (file !== undefined) return await sendDocument(context, service, file);
    return notice({
      status: 404,
      title: 'Document introuvable',
      explanation: 'Cette adresse ne mène à aucun document. Vérifiez le lien, ou ouvrez la page de votre commande.',
    });
  }
}
