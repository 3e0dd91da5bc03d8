import type { Hono } from 'hono';
import { noticeWriter } from '#supervision/pages/notice-page.ts';
import { type Service, throttle } from '#supervision/service.ts';
import { findOrder } from './find-order.ts';
import { orderConfirmation } from './order-confirmation.ts';

/** Hands the confirmation of an order over as a PDF, to whoever knows the secret address of its page. */
export function addConfirmationRoutes(app: Hono, service: Service): void {
  const notice = noticeWriter(service);

  app.get('/paiement/:token/confirmation.pdf', async (context) => {
    // A page of arithmetic and typesetting: dearer than any other answer.
    const wait = throttle(context, service, service.limiters.orders);
    if (wait > 0) {
      return await notice({
        status: 429,
        title: 'Trop de demandes à la fois',
        explanation: `Réessayez dans ${wait}\u00a0s\u00a0: votre confirmation reste disponible.`,
        headers: { 'retry-after': String(wait) },
      });
    }
    const order = await findOrder(service.storage, context.req.param('token'));
    const file = order && (await orderConfirmation(order, service));
    if (file === undefined) {
      return await notice({
        status: 404,
        title: 'Confirmation introuvable',
        explanation: 'Cette adresse ne mène à aucune commande confirmée. Vérifiez le lien, ou revenez à votre devis.',
      });
    }
    return new Response(file.content, {
      headers: {
        ...service.headers.plain,
        'content-type': file.contentType,
        'content-length': String(file.content.length),
        'content-disposition': `attachment; filename="${file.filename}"`,
      },
    });
  });
}
