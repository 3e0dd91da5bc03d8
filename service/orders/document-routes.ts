import type { Hono } from 'hono';
import { orderFiles } from '#domain/order/order-documents.ts';
import { fileKinds, orderFile } from '#service/orders/documents/order-files.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import { viewOf } from '#service/orders/stored/order-view.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import { orderAnswers } from './order-answers.tsx';

/** Serves the documents of an order, wherever its page is shown whole. */
export function addDocumentRoutes(app: Hono, service: Service): void {
  const { notice, refuseIfLimited } = pageAnswers(service);
  const { findOrder } = orderAnswers(service);

  for (const kind of fileKinds)
    app.get(`/paiement/:token/${orderFiles[kind].path}`, async (context) => {
      refuseIfLimited(context, service.limiters.documents);
      const order = await findOrder(context);
      const isShown = order !== undefined && (await viewOf(order, service)) === 'whole';
      const file = isShown ? await orderFile(order, kind, service) : undefined;
      if (file !== undefined) return await sendDocument(context, service, file);
      return notice({
        status: 404,
        title: 'Document introuvable',
        explanation: 'Cette adresse ne mène à aucun document. Vérifiez le lien, ou ouvrez la page de votre commande.',
      });
    });
}
