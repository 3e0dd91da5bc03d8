import type { Hono } from 'hono';
import { changeOrder, MoveRefused } from '#service/orders/change-order.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import { resendMail } from '#service/orders/resend-mail.ts';
import { readStored } from '#service/orders/stored-order.ts';
import { type Service, servicePath } from '#service/service.ts';
import type { OrderRow } from '#service/storage/storage.ts';
import { ActionPage, type RefusedAction } from './ActionPage.tsx';
import { sessionCookie } from './cookies.ts';
import { ordersPath } from './desk-addresses.ts';
import type { DeskPost, DeskVisit } from './desk-door.tsx';
import type { DeskTools } from './desk-tools.ts';
import { findOrders, readSearch } from './find-orders.ts';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';
import { allowedActions, expectedAmount, type OrderAction, readAction } from './order-actions.ts';
import { ordersCsv } from './orders-csv.ts';
import { waitText } from './password-words.ts';
import { previewMail } from './preview-mail.ts';
import { isPasswordFresh, openSession } from './sessions.ts';

/** Characters of a note in the journal. */
const longestNote = 500;

/** How the page of an action answers a form that was refused. */
interface ActionAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly refused?: RefusedAction;
}

/** Orders at the desk: the list, each order, and what can be done with it. */
export function addOrderDeskRoutes(app: Hono, service: Service, { door, write, checkPassword }: DeskTools): void {
  const { storage, config } = service;
  const section = 'orders';

  app.get(
    '/bureau/commandes',
    door.page(async ({ context, session }) => {
      const search = readSearch((name) => context.req.query(name));
      const orders = await findOrders(storage, search);
      return write({ title: 'Commandes', section, session, main: <OrdersPage search={search} orders={orders} /> });
    }),
  );

  app.get(
    '/bureau/commandes.csv',
    door.page(async ({ context, session }) => {
      const orders = await findOrders(
        storage,
        readSearch((name) => context.req.query(name)),
      );
      service.log('info', 'desk-orders-exported', { person: session.name, orders: orders.length });
      return door.download('commandes.csv', ordersCsv(orders));
    }),
  );

  app.get(
    '/bureau/commandes/:reference',
    door.page(async (visit) => {
      const order = await orderOf(visit);
      if (order === undefined) return door.notFound();
      const [journal, mails, addressed] = await Promise.all([
        storage.listOrderEvents(order.reference),
        storage.listMails(order.reference),
        storage.findOrderByToken(order.completed_token ?? order.token),
      ]);
      const clientAddress = addressed && `${servicePath}/paiement/${addressed.token}`;
      const { session } = visit;
      return write({
        title: `Commande ${order.reference}`,
        section,
        session,
        main: <OrderPage {...{ stored: readStored(order, service), journal, mails, clientAddress, session }} />,
      });
    }),
  );

  app.post(
    '/bureau/commandes/:reference/renvoi',
    door.post(async (visit) => {
      const order = await orderOf(visit);
      const mails = order === undefined ? [] : await storage.listMails(order.reference);
      const mail = mails.find(({ id }) => id === visit.fields.get('message'));
      if (order === undefined || mail === undefined) return door.notFound();
      // A second click finds the order changed, and sends nothing twice.
      const done = await resendMail(storage, order, mail, { now: service.clock(), person: visit.session.name });
      if (done) service.wakeMailer();
      return door.seeOther(`${ordersPath}/${order.reference}#messages`);
    }),
  );

  app.get(
    '/bureau/commandes/:reference/:action',
    door.page(async (visit) => {
      const order = await orderOf(visit);
      if (order === undefined) return door.notFound();
      const action = actionOf(visit, order);
      // It was allowed when the link was shown, or is done already.
      if (action === undefined) return door.seeOther(`${ordersPath}/${order.reference}`);
      return showAction(visit, order, action);
    }),
  );

  app.post(
    '/bureau/commandes/:reference/:action',
    door.post(async (visit) => {
      const order = await orderOf(visit);
      if (order === undefined) return door.notFound();
      const action = actionOf(visit, order);
      const address = `${ordersPath}/${order.reference}`;
      if (action === undefined) return door.seeOther(address);
      return await act(visit, order, action);
    }),
  );

  /** Makes a change, once the password is fresh enough and the order is still as its form showed it. */
  async function act(visit: DeskPost, order: OrderRow, action: OrderAction): Promise<Response> {
    const { context, session, now, fields } = visit;
    const typed = {
      amount: fields.get('montant') ?? '',
      note: (fields.get('note') ?? '').replaceAll(/\p{Control}+/gu, ' ').slice(0, longestNote),
    };
    let current = visit;
    let headers: Record<string, string> = {};
    const refuse = (error: string, status = 422): Response =>
      showAction(current, order, action, { status, headers, refused: { ...typed, error } });
    if (!isPasswordFresh(session, now)) {
      const reading = await checkPassword(context, { name: session.name, password: fields.get('motDePasse') ?? '' });
      if (!reading.ok) {
        if (reading.wait > 0) return refuse(waitText(reading.wait), 429);
        return refuse('Mot de passe incorrect\u00a0: rien n’a changé.');
      }
      const secret = await openSession(storage, reading.person, now, session);
      current = { ...visit, session: { ...session, secret, passwordAt: now } };
      headers = { 'set-cookie': sessionCookie(config, secret) };
    }
    if (fields.get('vu') !== String(order.event_count)) {
      return refuse(
        'La commande vient de changer, peut-être par un double clic. Regardez-la avant de recommencer.',
        409,
      );
    }
    try {
      await changeOrder(service, order, readAction(action, typed), session.name);
    } catch (cause) {
      if (cause instanceof MoveRefused) return refuse(cause.message);
      throw cause;
    }
    service.log('info', 'desk-order-changed', {
      person: session.name,
      reference: order.reference,
      change: action.kind,
    });
    service.wakeMailer();
    return door.seeOther(`${ordersPath}/${order.reference}`, Object.values(headers));
  }

  function showAction(
    { session, now }: DeskVisit,
    order: OrderRow,
    action: OrderAction,
    { refused, ...answer }: ActionAnswer = {},
  ): Response {
    const asksPassword = !isPasswordFresh(session, now);
    const typed = refused ?? { amount: expectedAmount(standingOf(order), action), note: '' };
    const mail = previewMail(order, action, typed, service);
    return write({
      ...answer,
      title: `${action.name}, ${order.reference}`,
      section,
      session,
      main: <ActionPage {...{ order, action, session, asksPassword, mail }} {...(refused && { refused })} />,
    });
  }

  async function orderOf({ context }: DeskVisit): Promise<OrderRow | undefined> {
    return await storage.findOrderByReference((context.req.param('reference') ?? '').toUpperCase());
  }

  function actionOf({ context }: DeskVisit, order: OrderRow): OrderAction | undefined {
    return allowedActions(standingOf(order)).find(({ slug }) => slug === context.req.param('action'));
  }
}
