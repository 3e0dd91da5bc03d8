import type { Hono } from 'hono';
import { noticeWriter } from '#service/pages/write-notice.tsx';
import { type Service, throttle } from '#service/service.ts';
import { findOrder } from './find-order.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { viewOf } from './order-view.ts';

/** Serves the confirmation of an order as a PDF to anybody who knows the secret address of its page. */
export function addConfirmationRoutes(app: Hono, service: Service): void {
  const notice = noticeWriter(service);

  app.get('/paiement/:token/confirmation.pdf', async (context) => {
    const wait = throttle(context, service, service.limiters.documents);
    if (wait > 0) {
      return notice({
        status: 429,
        title: 'Trop de demandes à la fois',
        explanation: `Réessayez dans ${wait}\u00a0s\u00a0: votre confirmation reste disponible.`,
        headers: { 'retry-after': String(wait) },
      });
    }
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
    const headers = {
      ...service.headers.plain,
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
    };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const content = await file.content();
    return new Response(content, { headers: { ...headers, 'content-length': String(content.length) } });
  });
}
