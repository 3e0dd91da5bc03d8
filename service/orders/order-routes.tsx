import type { Hono } from 'hono';
import { noAddress, type PostalAddress } from '#domain/order/client/address-parts.ts';
import { parseOrder } from '#domain/order/parse-order.ts';
import { honouredCatalogues } from '#domain/quote/catalogue/catalogue-validity.ts';
import { throttle } from '#service/http/limits/client-network.ts';
import { cancelByClient } from '#service/orders/life/cancel-by-client.ts';
import { newOrder, sameOrderWindow } from '#service/orders/life/new-order.ts';
import { readPurchaseOrderForm, refusePurchaseOrder } from '#service/orders/life/parse-purchase-order.ts';
import {
  awaitsPurchaseOrder,
  purchaseOrderChange,
  receivePurchaseOrder,
} from '#service/orders/life/receive-purchase-order.ts';
import { composeOrderMails } from '#service/orders/mails/compose-order-mails.ts';
import type { CompletionError } from '#service/orders/stored/completion-error.ts';
import { viewOf } from '#service/orders/stored/order-view.ts';
import { readStored, type StoredOrder } from '#service/orders/stored/stored-order.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import { resumeAddress, type Service, termsAddress } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import script from './browser/order-page.ts?script';
import { orderAnswers } from './order-answers.ts';
import { ConfirmationPage } from './order-page/ConfirmationPage.tsx';
import { gatherConfirmation } from './order-page/confirmation-details.ts';
import type { RefusedPurchaseOrder } from './order-page/PurchaseOrder.tsx';
import { answerLookUp, lookUpName } from './payment/answer-look-up.ts';
import { PaymentPage } from './payment/PaymentPage.tsx';
import { type CompletionForm, parseCompletion, readCompletionForm } from './payment/parse-completion.ts';
import { readPostedOrder, refuseTyped, withEmail } from './payment/posted-order.ts';
import { RefusedOrder } from './payment/RefusedOrder.tsx';
import { rejectedOrderPage } from './rejected-order-page.tsx';
import { findOrder } from './stored/find-order-by-token.ts';
import { AmountsPage } from './summary/AmountsPage.tsx';

/** What a page of an order shows beside the order. */
interface ShownOrder {
  /** Place of the number to keep whose form the client asked for. */
  readonly opened?: string | undefined;
  readonly refused?: {
    readonly form: CompletionForm;
    readonly errors: readonly CompletionError[];
    readonly sent: URLSearchParams;
  };
  /** What was looked up for a form, with the form as it is filled in. */
  readonly lookedUp?: Awaited<ReturnType<typeof answerLookUp>>;
  readonly refusedPurchaseOrder?: RefusedPurchaseOrder;
}

/** A network that asks too often reads that the directories don't answer, with its form. */
const noLookUps = { companyLookUpUrl: undefined, addressLookUpUrl: undefined };

/** Accepts orders, shows their payment page and accepts their confirmation. */
export function addOrderRoutes(app: Hono, service: Service): void {
  const { write, notice, refuseIfLimited } = pageAnswers(service);
  const { readForm, onForm, unreadable, notFound, completedElsewhere, seeOther } = orderAnswers(service);

  const termsUrl = termsAddress(service);

  app.post('/paiement', async (context) => {
    const fields = await readForm(context);
    if (fields instanceof Response) return fields;
    const posted = readPostedOrder(fields);
    if (posted === undefined) return unreadable(400);
    const errors = typeof posted === 'string' ? [] : refuseTyped(posted);
    if (typeof posted !== 'string' && errors.length > 0) {
      const main = <RefusedOrder typed={posted} errors={errors} sent={fields} termsUrl={termsUrl} />;
      return write({ status: 422, title: 'À corriger\u00a0: votre commande', main });
    }
    const now = service.clock();
    const json = typeof posted === 'string' ? posted : withEmail(posted);
    const result = parseOrder(json, honouredCatalogues(service.catalogues, now));
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
    if (view === 'completed-elsewhere') return completedElsewhere(order);
    if (view === 'whole') return await showOrder(readStored(order), { opened: context.req.query('numero') });
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
      const isLimited = throttle(context, service, service.limiters.lookUps) > 0;
      const lookedUp = await answerLookUp(wanted, form, isLimited ? noLookUps : service.config);
      return await showOrder(stored, { lookedUp });
    }
    const result = parseCompletion(form, { order, company: service.company, now: service.clock() });
    if (!result.ok) {
      return await showOrder(stored, { refused: { form, errors: result.errors, sent: fields } });
    }
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
    if ((await viewOf(order, service)) === 'whole') await cancelByClient(order, service);
    return seeOther(order);
  });

  onForm(app, '/paiement/:token/bon-de-commande', async ({ order, fields }) => {
    if ((await viewOf(order, service)) !== 'whole' || !awaitsPurchaseOrder(order)) return seeOther(order);
    const form = readPurchaseOrderForm(fields);
    if (form === undefined) return unreadable(400);
    const errors = refusePurchaseOrder(form);
    if (errors.length > 0) {
      return await showOrder(readStored(order), {
        refusedPurchaseOrder: { form, errors, sent: fields },
      });
    }
    await receivePurchaseOrder(order, form, service);
    return seeOther(order);
  });

  /** The page of an order, or the page again with what was refused of a form. */
  async function showOrder(stored: StoredOrder<AddressedOrder>, shown: ShownOrder): Promise<Response> {
    const { order, catalogue, request } = stored;
    const { refused, lookedUp, opened, refusedPurchaseOrder } = shown;
    const isRefused = refused !== undefined || refusedPurchaseOrder !== undefined;
    const frame = {
      status: isRefused ? 422 : 200,
      title: `${isRefused ? 'À corriger\u00a0: commande' : 'Commande'} ${order.reference}`,
      script,
    };
    if (order.state !== 'received') {
      const details = await gatherConfirmation(order, service);
      return write({
        ...frame,
        main: <ConfirmationPage {...{ stored, service, details, opened, refusedPurchaseOrder }} />,
      });
    }
    const form = refused?.form ??
      lookedUp?.form ?? {
        email: order.email,
        company: order.company,
        siret: order.siret,
        clientKind: '',
        number: '',
        serviceCode: '',
        name: order.name,
        phone: order.phone,
        sites: Array<PostalAddress>(request.siteCount).fill(noAddress),
        sameAddress: Array<boolean>(request.siteCount).fill(false),
        sameForEmergency: true,
        emergency: Array<PostalAddress>(request.siteCount).fill(noAddress),
        smallFirm: false,
        acceptTerms: false,
      };
    return write({
      ...frame,
      quoteLink: resumeAddress(service.config, { catalogueId: catalogue.id, request }),
      main: (
        <PaymentPage
          stored={stored}
          form={form}
          errors={refused?.errors ?? []}
          sent={refused?.sent}
          service={service}
          lookUps={{
            company: service.config.companyLookUpUrl !== undefined,
            address: service.config.addressLookUpUrl !== undefined,
            answer: lookedUp?.answer,
          }}
        />
      ),
    });
  }
}
