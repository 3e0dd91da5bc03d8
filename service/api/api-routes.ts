import type { Context, Hono } from 'hono';
import { programName } from '#domain/typed-text.ts';
import { jsonAnswers } from '#service/http/json-answers.ts';
import { orderFile } from '#service/orders/documents/order-files.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import { publicAddress, type Service, servicePath } from '#service/service.ts';
import { readTokenId } from './api-token.ts';
import { openApi } from './open-api.ts';
import { listQuery, orderJson, orderList, programDocuments, summaryJson } from './order-json.ts';

/** Milliseconds by which the next list overlaps this one: a change is committed a little after its instant. */
const overlap = 60_000;

/** Orders as data, read by other programs of the provider with a token, and what these answers are made of. */
export function addApiRoutes(app: Hono, service: Service): void {
  const { storage, limiters } = service;
  const { json, refuse, refuseIfLimited } = jsonAnswers(service);
  const unknown = () => refuse(404, 'Rien ne se trouve à cette adresse.');
  const findOrder = async ({ req }: Context) => await storage.findOrderByReference(req.param('reference') ?? '');

  app.get('/openapi.json', (context) => {
    refuseIfLimited(context, limiters.pages);
    return json(openApi(service), { 'cache-control': 'public, max-age=300' });
  });

  // The rest is for programs whose token the desk made and didn't withdraw.
  app.get('/api/*', async (context, next) => {
    refuseIfLimited(context, limiters.programs);
    const id = readTokenId(context.req.header('authorization'));
    const token = id && (await storage.findApiToken(id, service.clock().getTime()));
    if (!token) return refuse(401, 'Jeton absent, inconnu ou retiré.', {}, { 'www-authenticate': 'Bearer' });
    return await next();
  });

  app.get('/api/commandes', async ({ req }) => {
    const { searchParams } = new URL(req.url);
    const sent = Object.fromEntries(searchParams);
    const query = listQuery.safeParse(sent);
    if (!query.success || Object.keys(sent).length < searchParams.size)
      return refuse(400, 'Un paramètre est inconnu, illisible ou donné deux fois.');
    const { since = 0, after, limit } = query.data;
    const found = await storage.listChangedOrders({ since, after, limit: limit + 1 });
    const orders = found.slice(0, limit);
    const last = found.length > limit ? orders.at(-1) : undefined;
    const next = last && new URLSearchParams({ ...sent, after: `${last.received_at}.${last.reference}` });
    return json(
      orderList.parse({
        orders: orders.map((order) => summaryJson(order, service)),
        next: next ? publicAddress(service.config, `${servicePath}/api/commandes?${next}`) : null,
        nextSince: service.clock().getTime() - overlap,
      }),
    );
  });

  app.get('/api/commandes/:reference', async (context) => {
    const order = await findOrder(context);
    return order === undefined ? unknown() : json(await orderJson(order, service));
  });

  app.get('/api/commandes/:reference/documents/:file', async (context) => {
    const order = await findOrder(context);
    const kind = programDocuments.find((known) => `${programName(known)}.pdf` === context.req.param('file'));
    const file = order?.confirmed_at && kind ? await orderFile(order, kind, service) : undefined;
    return file === undefined ? unknown() : await sendDocument(context, service, file);
  });

  app.get('/api/*', unknown);
}
