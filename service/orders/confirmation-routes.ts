import type { Hono } from 'hono';
import { noticeWriter } from '#service/pages/write-notice.tsx';
import type { Service } from '#service/service.ts';
import { documentAnswers } from './document-answers.ts';
import { findOrder } from './find-order.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { viewOf } from './order-view.ts';

/** Serves the confirmation of an order as a PDF to anybody who knows the secret address of its page. */
export function addConfirmationRoutes(app: Hono, service: Service): void {
  const notice = noticeWriter(service);
  const { refuseFlood, send } = documentAnswers(service);

  app.get('/paiement/:token/confirmation.pdf', async (context) => {
    const flood = refuseFlood(context);
    if (flood !== undefined) return flood;
    const order = await findOrder(service.storage, context.req.param('token'));
    const isShown = order !== undefined && viewOf(order, service.clock().getTime()) === 'whole';
    const file = isShown ? orderConfirmation(order, service) : undefined;
    if (file === undefined) {
      return notice({
        status: 404,
        title: 'Confirmation introuvable',
        explanation: 'Cette adresse ne mène à aucune commande confirmée. Vérifiez le lien.',
      });
    }
    return await send(context, file);
  });
}
