import type { Hono } from 'hono';
import { parseOrder } from '#domain/order/parse-order.ts';
import { itemiseQuote } from '#domain/quote/itemise-quote.ts';
import { isOwnOrigin } from '#supervision/defence/own-origins.ts';
import { readBody } from '#supervision/defence/read-body.ts';
import { noticeWriter } from '#supervision/pages/notice-page.ts';
import { pageWriter } from '#supervision/pages/page.ts';
import { type Service, servicePath, throttle } from '#supervision/service.ts';
import type { OrderRow } from '#supervision/storage/storage.ts';
import { newOrder, sameOrderWindow } from './new-order.ts';
import { paymentPage } from './payment-page.ts';
import { readOrder, readOrderForm } from './read-order.ts';
import { refusalPage } from './refusal-page.ts';

/** An order fits twenty times into this; bytes. */
const longestBody = 32 * 1024;

/** Receives orders and shows their payment page. */
export function addOrderRoutes(app: Hono, service: Service): void {
  const write = pageWriter(service);
  const notice = noticeWriter(service);

  app.post('/paiement', async (context) => {
    if (!isOwnOrigin(context.req.header('origin'), context.req.header('host'), service.config)) {
      return await notice({
        status: 403,
        title: 'Commande refusée',
        explanation:
          'Cette commande ne vient pas de notre site. Rien n’est commandé\u00a0: ouvrez votre devis sur notre site et commandez de là.',
      });
    }
    const wait = throttle(context, service, service.limiters.orders);
    if (wait > 0) {
      return await notice({
        status: 429,
        title: 'Trop de commandes à la fois',
        explanation: `Nous en avons reçu beaucoup de votre réseau. Rien n’est perdu\u00a0: réessayez dans ${wait} s.`,
        headers: { 'retry-after': String(wait) },
      });
    }
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')) {
      return await refusalPage({ reason: 'not-json' }, (refused) => notice({ ...refused, status: 415 }));
    }
    const body = await readBody(context.req.raw, longestBody);
    if (!body.ok) {
      const tooLarge = body.reason === 'too-large';
      return await refusalPage({ reason: 'not-json' }, (refused) =>
        notice({ ...refused, status: tooLarge ? 413 : 400, headers: { connection: 'close' } }),
      );
    }
    const json = readOrderForm(body.bytes);
    if (json === undefined) return await refusalPage({ reason: 'not-json' }, notice);
    const now = service.clock();
    const reading = readOrder(json, service.catalogues, now);
    if (!reading.ok) {
      service.log('info', 'order-refused', { reason: reading.refusal.reason });
      return await refusalPage(reading.refusal, notice);
    }
    const order = await service.storage.placeOrder(newOrder(reading, now), now.getTime() - sameOrderWindow);
    service.log('info', 'order-received', { reference: order.reference, catalogue: order.catalogue_id });
    return new Response(null, {
      status: 303,
      headers: { ...service.headers.plain, location: `${servicePath}/paiement/${order.token}` },
    });
  });

  app.get('/paiement/:token', async (context) => {
    const order = await service.storage.findOrderByToken(context.req.param('token'));
    if (order === undefined) {
      return await notice({
        status: 404,
        title: 'Commande introuvable',
        explanation:
          'Cette adresse ne mène à aucune commande. Vérifiez le lien, ou commandez de nouveau depuis votre devis.',
      });
    }
    return await write({
      title: `Commande ${order.reference}`,
      quoteLink: order.state === 'received',
      main: paymentPage({ order, itemised: itemiseStored(order, service), service }),
    });
  });
}

/** The lines of a stored order, by the catalogue that priced it. */
function itemiseStored(order: OrderRow, { catalogues }: Service): ReturnType<typeof itemiseQuote> {
  const catalogue = catalogues.find(({ id }) => id === order.catalogue_id);
  if (catalogue === undefined) throw new RangeError(`Catalogue ${order.catalogue_id} is gone: published ones stay`);
  const reading = parseOrder(order.order_json, [catalogue]);
  if (!reading.ok) throw new RangeError(`Stored order ${order.reference} no longer reads: ${reading.refusal.reason}`);
  return itemiseQuote(reading.request, catalogue);
}
