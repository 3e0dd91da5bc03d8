import type { Hono } from 'hono';
import { parseOrder } from '#domain/order/parse-order.ts';
import { honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { storedForm } from '#service/orders/correction/read-correction.ts';
import { cancelByClient } from '#service/orders/life/cancel-by-client.ts';
import { newOrder, sameOrderWindow } from '#service/orders/life/new-order.ts';
import { readPurchaseOrderForm, refusePurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import {
  awaitsPurchaseOrder,
  purchaseOrderChange,
  receivePurchaseOrder,
} from '#service/orders/life/receive-purchase-order.ts';
import { attempts } from '#service/orders/look-up/look-up.ts';
import { composeOrderMails } from '#service/orders/mails/compose-order-mails.ts';
import { viewOf } from '#service/orders/stored/order-view.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { type Service, termsAddress } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import script from './browser/order-page.ts?script';
import { orderAnswers, overtakenName, type ShowOrder } from './order-answers.ts';
import { answerLookUp, type LookUps, lookUpName } from './payment/answer-look-up.ts';
import { PaymentPage } from './payment/PaymentPage.tsx';
import { type CompletionForm, parseCompletion, readCompletionForm } from './payment/parse-completion.ts';
import { readPostedOrder, refusePosted } from './payment/posted-order.ts';
import { RefusedOrder } from './payment/RefusedOrder.tsx';
import { rejectedOrderPage } from './rejected-order-page.tsx';
import { findOrder } from './stored/find-order-by-token.ts';
import { AmountsPage } from './summary/AmountsPage.tsx';

/** What the payment page shows beside the order: its form as it was filled in, and what is wrong with it or was found for it. */
interface ShownForm {
  readonly form?: CompletionForm;
  readonly errors?: readonly FieldError[];
  readonly sent?: URLSearchParams;
  readonly answer?: LookUps['answer'];
}

/** Accepts orders, shows their payment page and accepts their confirmation; `showOrder` shows the page that follows. */
export function addOrderRoutes(app: Hono, service: Service, showOrder: ShowOrder): void {
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const { readForm, onForm, unreadable, unreadableOrder, notFound, confirmedElsewhere, seeOther, overtaken } =
    orderAnswers(service);

  const termsUrl = termsAddress(service);

  app.post('/paiement', async (context) => {
    const fields = await readForm(context, true);
    if (fields instanceof Response) return fields;
    const posted = readPostedOrder(fields);
    if (posted === undefined) return unreadableOrder(400);
    const errors = refusePosted(posted);
    if (errors.length > 0) {
      const main = <RefusedOrder typed={posted} errors={errors} sent={fields} termsUrl={termsUrl} />;
      return write({ status: 422, title: 'À corriger\u00a0: votre commande', main });
    }
    const now = service.clock();
    const result = parseOrder(posted.orderData, honouredCatalogues(service.catalogues, now), posted.email?.trim());
    if (!result.ok) {
      service.log('info', 'order-refused', { reason: result.refusal.reason });
      return rejectedOrderPage(result.refusal, notice);
    }
    const flood = refuseIfLimited(context, service.ceilings.orders);
    if (flood !== undefined) return flood;
    const order = await service.storage.placeOrder(newOrder(result, now), now.getTime() - sameOrderWindow);
    service.log('info', 'order-received', { reference: order.reference, catalogue: order.catalogue_id });
    return seeOther(order);
  });

  app.get('/paiement/:token', async (context) => {
    const flood = refuseIfLimited(context, service.limiters.pages);
    if (flood !== undefined) return flood;
    const order = await findOrder(service.storage, context.req.param('token'));
    if (order === undefined) return notFound();
    const view = await viewOf(order, service);
    if (view === 'confirmed-elsewhere') return confirmedElsewhere(order);
    if (view === 'whole') {
      if (order.state === 'received') return showPayment(readStored(order));
      const { formulaire: opened, [overtakenName]: overtakenMark } = context.req.query();
      return await showOrder(order, { opened, isOvertaken: overtakenMark !== undefined });
    }
    return write({ title: `Commande ${order.reference}`, main: <AmountsPage order={order} /> });
  });

  onForm(app, '/paiement/:token', async ({ context, order, fields }) => {
    // Only a received order can be confirmed; the page of any other shows its state.
    if (order.state !== 'received') return seeOther(order);
    const stored = readStored(order);
    const wanted = fields.get(lookUpName);
    fields.delete(lookUpName);
    const form = readCompletionForm(fields, order, stored.request.siteCount);
    if (form === undefined) return unreadable(400);
    if (wanted !== null) {
      const { lookUps, directories } = service.limiters;
      const wait = throttle(context, service, lookUps);
      const askFor = () => wait || directories.take('', service.clock().getTime(), attempts);
      return showPayment(stored, await answerLookUp(wanted, form, service.config, askFor));
    }
    const result = parseCompletion(form, { order, company: service.company, now: service.clock() });
    if (!result.ok) return showPayment(stored, { form, errors: result.errors, sent: fields });
    const flood = refuseIfLimited(context, service.ceilings.confirmations);
    if (flood !== undefined) return flood;
    const { completion, purchaseOrder } = result;
    const completed = { ...order, ...completion };
    const next =
      purchaseOrder === undefined
        ? undefined
        : purchaseOrderChange({ ...completed, state: 'confirmed' }, purchaseOrder, completion.confirmed_at);
    const mails = composeOrderMails({ ...stored, order: completed }, service, next?.entry.note);
    const by = { token: order.token, ...(next && { next }) };
    const confirmed = await service.storage.confirmOrder(order.reference, completion, mails, by);
    if (confirmed !== undefined) {
      service.log('info', 'order-confirmed', { reference: order.reference });
      service.wakeKeeper();
      service.wakeMailer();
    }
    return seeOther(order);
  });

  onForm(app, '/paiement/:token/annulation', async ({ order }) => {
    // An address that doesn't show the order can't cancel it either.
    if ((await viewOf(order, service)) !== 'whole') return seeOther(order);
    return (await cancelByClient(order, service)) ? seeOther(order) : overtaken(order);
  });

  onForm(app, '/paiement/:token/bon-de-commande', async ({ order, fields }) => {
    if ((await viewOf(order, service)) !== 'whole' || !awaitsPurchaseOrder(order)) return seeOther(order);
    const form = readPurchaseOrderForm(fields);
    if (form === undefined) return unreadable(400);
    const errors = refusePurchaseOrder(form);
    if (errors.length > 0) {
      const refused = { form: 'bon-de-commande', name: 'Bon de commande', errors, sent: fields };
      return await showOrder(order, { refused });
    }
    await receivePurchaseOrder(order, form, service);
    return seeOther(order);
  });

  /** The page that completes an order, or the page again with what was refused or found. */
  function showPayment(stored: StoredOrder<AddressedOrder>, shown: ShownForm = {}): Response {
    const { order, catalogue, request } = stored;
    const empty = { ...storedForm(stored), clientKind: '' as const, acceptTerms: false };
    const { form = empty, errors = [], sent, answer } = shown;
    return write({
      status: errors.length === 0 ? 200 : 422,
      title: `${errors.length === 0 ? 'Commande' : 'À corriger\u00a0: commande'} ${order.reference}`,
      script,
      choices: { catalogueId: catalogue.id, request },
      main: (
        <PaymentPage
          {...{ stored, form, errors, sent, service }}
          lookUps={{
            company: service.config.companyLookUpUrl !== undefined,
            address: service.config.addressLookUpUrl !== undefined,
            answer,
          }}
        />
      ),
    });
  }
}
