import type { Hono } from 'hono';
import { purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import { honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { readTexts } from '#service/http/read-texts.ts';
import { storedForm } from '#service/orders/correction/read-correction.ts';
import {
  awaitsPurchaseOrder,
  cancelByClient,
  purchaseOrderChange,
  receivePurchaseOrder,
} from '#service/orders/life/client-moves.ts';
import { newOrder, sameOrderWindow } from '#service/orders/life/new-order.ts';
import { refusePurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import { attempts } from '#service/orders/look-up/look-up.ts';
import { composeOrderMails } from '#service/orders/mails/compose-order-mails.ts';
import { viewOf } from '#service/orders/stored/order-view.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { RefusedFields } from '#service/pages/RefusedFields.tsx';
import { type Service, termsAddress } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import script from './browser/order-page.ts?script';
import { orderAnswers, overtakenName, type ShowOrder } from './order-answers.tsx';
import { answerLookUp, type LookUps, lookUpName } from './payment/answer-look-up.ts';
import { OrderForm } from './payment/OrderForm.tsx';
import { PaymentPage } from './payment/PaymentPage.tsx';
import { type CompletionForm, parseCompletion, readCompletionForm } from './payment/parse-completion.ts';
import { readPostedOrder, refusePosted } from './payment/posted-order.ts';
import { rejectedOrderPage } from './rejected-order-page.tsx';
import { AmountsPage } from './summary/AmountsPage.tsx';

/** What the payment page shows beside the order: its form as filled in, what is wrong with it or was found for it. */
interface ShownForm {
  readonly form?: CompletionForm;
  readonly errors?: readonly FieldError[];
  readonly sent?: URLSearchParams;
  readonly answer?: LookUps['answer'];
}

/** Accepts orders, shows their payment page and accepts their confirmation; `showOrder` shows the page that follows. */
export function addOrderRoutes(app: Hono, service: Service, showOrder: ShowOrder): void {
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const answers = orderAnswers(service);
  const unreadableOrder = (status = 400) =>
    rejectedOrderPage({ reason: 'unreadable' }, (page) => notice({ ...page, status }));

  app.post('/paiement', async (context) => {
    const fields = await answers.readForm(context, { refuse: unreadableOrder });
    const posted = readPostedOrder(fields);
    if (posted === undefined) return unreadableOrder();
    const errors = refusePosted(posted);
    if (errors.length > 0) {
      const main = (
        <div className="stack measure">
          <RefusedFields errors={errors} sent={fields} />
          <h1>Votre commande est à compléter</h1>
          <p className="lead">Rien n’est commandé. Vos choix et leur prix n’ont pas changé.</p>
          <OrderForm typed={posted} errors={errors} termsUrl={termsAddress(service)} />
        </div>
      );
      return write({ status: 422, title: 'À corriger\u00a0: votre commande', main });
    }
    const now = service.clock();
    const result = parseOrder(posted.orderData, honouredCatalogues(service.catalogues, now), posted.email?.trim());
    if (!result.ok) {
      service.log('info', 'order-refused', { reason: result.refusal.reason });
      return rejectedOrderPage(result.refusal, notice, posted);
    }
    refuseIfLimited(context, service.ceilings.orders);
    const order = await service.storage.placeOrder(newOrder(result, now), now.getTime() - sameOrderWindow);
    service.log('info', 'order-received', { reference: order.reference, catalogue: order.catalogue_id });
    return answers.seeOther(order);
  });

  app.get('/paiement/:token', async (context) => {
    refuseIfLimited(context, service.limiters.pages);
    const order = await answers.findOrder(context);
    if (order === undefined) return answers.notFound();
    const view = await viewOf(order, service);
    if (view === 'confirmed-elsewhere') return answers.confirmedElsewhere(order);
    if (view === 'whole') {
      if (order.state === 'received') return showPayment(readStored(order));
      const { formulaire: opened, [overtakenName]: overtakenMark } = context.req.query();
      return await showOrder(order, { opened, isOvertaken: overtakenMark !== undefined });
    }
    return write({ title: `Commande ${order.reference}`, main: <AmountsPage order={order} /> });
  });

  answers.onForm(app, '/paiement/:token', async ({ context, order, fields }) => {
    const stored = readStored(order);
    const wanted = fields.get(lookUpName);
    fields.delete(lookUpName);
    const form = readCompletionForm(fields, order, stored.request.siteCount);
    if (form === undefined) return answers.unreadable();
    if (order.state !== 'received') return showCompleted(order, form);
    if (wanted !== null) {
      const { lookUps, directories } = service.limiters;
      const wait = throttle(context, service, lookUps);
      const askFor = () => wait || directories.take('', service.clock().getTime(), attempts);
      return showPayment(stored, await answerLookUp(wanted, form, service.config, askFor));
    }
    const result = parseCompletion(form, { order, company: service.company, now: service.clock() });
    if (!result.ok) return showPayment(stored, { form, errors: result.errors, sent: fields });
    refuseIfLimited(context, service.ceilings.confirmations);
    const { completion, purchaseOrder } = result;
    const completed = { ...order, ...completion };
    const next =
      purchaseOrder === undefined
        ? undefined
        : purchaseOrderChange({ ...completed, state: 'confirmed' }, purchaseOrder, completion.confirmed_at);
    const mails = composeOrderMails({ ...stored, order: completed }, service, next?.entry.note);
    const by = { token: order.token, ...(next && { next }) };
    const confirmed = await service.storage.confirmOrder(order.reference, completion, mails, by);
    // Completed meanwhile.
    if (confirmed === undefined) return showCompleted(await answers.shownOrder(context), form);
    service.log('info', 'order-confirmed', { reference: order.reference });
    service.keepDocuments(confirmed);
    service.wakeMailer();
    return answers.seeOther(order);
  });

  answers.onForm(app, '/paiement/:token/annulation', async ({ order }) => {
    return (await cancelByClient(order, service)) ? answers.seeOther(order) : answers.overtaken(order);
  });

  answers.onForm(app, '/paiement/:token/bon-de-commande', async ({ order, fields }) => {
    const form = readTexts(fields, ['number', 'serviceCode']);
    if (form === undefined) return answers.unreadable();
    const errors = awaitsPurchaseOrder(order) ? refusePurchaseOrder(form) : [];
    if (errors.length > 0) {
      const refused = { form: 'bon-de-commande', name: 'Bon de commande', errors, sent: fields };
      return await showOrder(order, { refused });
    }
    return (await receivePurchaseOrder(order, form, service)) ? answers.seeOther(order) : answers.overtaken(order);
  });

  /** Leads to a completed order, with a warning if something else was sent since, from another tab or going back. */
  async function showCompleted(order: AddressedOrder, form: CompletionForm): Promise<Response> {
    const now = new Date(order.confirmed_at ?? 0);
    const result = parseCompletion(form, { order, company: service.company, now });
    if (!result.ok) return answers.overtaken(order);
    const { completion, purchaseOrder } = result;
    const number = purchaseOrder && purchaseOrderNumber(await service.storage.listOrderEvents(order.reference));
    const isSame = JSON.stringify({ ...order, ...completion }) === JSON.stringify(order) && number === purchaseOrder;
    return isSame ? answers.seeOther(order) : answers.overtaken(order);
  }

  /** The page that completes an order, or the page again with what was refused or found. */
  function showPayment(stored: StoredOrder<AddressedOrder>, shown: ShownForm = {}): Response {
    const { order, catalogue, request } = stored;
    const { form = storedForm(stored), errors = [], sent, answer } = shown;
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
