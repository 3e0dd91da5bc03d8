import type { Hono } from 'hono';
import { viewOf } from '#service/orders/order-view.ts';
import { readPurchaseOrderForm, refusePurchaseOrder } from '#service/orders/parse-purchase-order.ts';
import { awaitsPurchaseOrder, receivePurchaseOrder } from '#service/orders/receive-purchase-order.ts';
import { readStored } from '#service/orders/stored-order.ts';
import { pageWriter } from '#service/pages/write-page.tsx';
import type { Service } from '#service/service.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { gatherConfirmation } from './confirmation-details.ts';
import { findOrder } from './find-order-by-token.ts';
import { orderAnswers } from './order-answers.ts';
import { orderScript } from './order-script.ts';

/** Accepts the purchase order of a public body, which the order's page asks for instead of a payment. */
export function addPurchaseOrderRoutes(app: Hono, service: Service): void {
  const write = pageWriter(service);
  const { readForm, unreadable, notFound, seeOther } = orderAnswers(service);

  app.post('/paiement/:token/bon-de-commande', async (context) => {
    const body = await readForm(context);
    if (!body.ok) return body.response;
    const order = await findOrder(service.storage, context.req.param('token'));
    if (order === undefined) return notFound();
    if ((await viewOf(order, service)) !== 'whole' || !awaitsPurchaseOrder(order)) return seeOther(order);
    const form = readPurchaseOrderForm(body.fields);
    if (form === undefined) return unreadable(400);
    const errors = refusePurchaseOrder(form);
    if (errors.length === 0) {
      await receivePurchaseOrder(order, form, service);
      return seeOther(order);
    }
    await service.pageTurn();
    return write({
      status: 422,
      title: `À compléter\u00a0: commande ${order.reference}`,
      script: orderScript,
      main: (
        <ConfirmationPage
          stored={await readStored(order, service)}
          service={service}
          details={await gatherConfirmation(order, service)}
          refusedPurchaseOrder={{ form, errors }}
        />
      ),
    });
  });
}
