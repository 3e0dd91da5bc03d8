import type { Context, Hono } from 'hono';
import { awaitsPayment } from '#domain/order/life/order-life.ts';
import { askedParts, type SetupPart, setupPartNames, setupParts } from '#domain/setup/setup-sheet.ts';
import { EarlyAnswer } from '#service/http/early-answer.ts';
import { orderAnswers, type PostedForm } from '#service/orders/order-answers.tsx';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { type RefusedPart, SetupPartPage } from './pages/SetupPartPage.tsx';
import { planAnswers } from './rules/ask-change.ts';
import { isChangeAskable, nextPart, type OpenedSetup, readSetup, setupSlugs } from './rules/open-setup.ts';
import { readSent } from './rules/read-sent.ts';

interface OpenedPart {
  readonly order: AddressedOrder;
  readonly part: SetupPart;
  readonly setup: OpenedSetup;
}

/** Part of the order's page that the sheet is on. */
const setupSection = '#installation';

/** Shows and saves the setup sheet of an order, one part at a time. */
export function addSetupRoutes(app: Hono, service: Service): void {
  const { write, refuseIfLimited } = pageAnswers(service);
  const { onForm, shownOrder, unreadable, notFound, seeOther, overtaken } = orderAnswers(service);
  const path = '/paiement/:token/installation/:part';

  app.get(path, async (context) => {
    refuseIfLimited(context, service.limiters.pages);
    return show(await open(context, await shownOrder(context)));
  });

  onForm(app, path, save);

  async function save({ context, order, fields }: PostedForm): Promise<Response> {
    const opened = await open(context, order);
    const { part, setup } = opened;
    const result = readSent(part, setup, fields);
    if (result === undefined) return unreadable();
    if (!result.ok) return show(opened, { ...result, sent: fields });
    // A second click, or nothing changed.
    if (JSON.stringify(result.answers) === JSON.stringify((setup.asked ?? setup).answers)) return goOn(opened);
    refuseIfLimited(context, service.ceilings.setups);
    const journal = await service.storage.listOrderEvents(order.reference);
    const { row, change } = planAnswers(order, { ...setup, journal }, part, result.answers, service);
    if (!(await service.storage.saveSetup(order, row, change)))
      return await save({ context, order: await shownOrder(context), fields });
    service.log('info', 'setup-saved', { reference: order.reference, part });
    if (change !== undefined) service.wakeMailer();
    return goOn(opened);
  }

  /** Leads to the next part, or back to the order, which shows what was asked for. */
  function goOn({ order, part, setup }: OpenedPart): Response {
    const next = nextPart(setup, part);
    return seeOther(order, next === undefined ? setupSection : `/installation/${setupSlugs[next]}`);
  }

  /** A part of the sheet. Throws the response where it may not be shown or changed. */
  async function open(context: Context, order: AddressedOrder): Promise<OpenedPart> {
    const part = setupPartNames.find((name) => setupSlugs[name] === context.req.param('part'));
    if (part === undefined) throw new EarlyAnswer(notFound());
    if (!awaitsPayment(order.state) && !isChangeAskable(order))
      throw new EarlyAnswer(context.req.method === 'POST' ? overtaken(order) : seeOther(order, setupSection));
    const setup = await readSetup(order, service);
    if (!askedParts(setup.sheet, setup.order).includes(part)) throw new EarlyAnswer(notFound());
    return { order, part, setup };
  }

  function show({ order, part, setup }: OpenedPart, refused?: RefusedPart): Response {
    const { title } = setupParts[part];
    return write({
      status: refused === undefined ? 200 : 422,
      title: `${refused === undefined ? title : `À corriger\u00a0: ${title.toLowerCase()}`}, commande ${order.reference}`,
      main: <SetupPartPage {...{ order, part, refused }} kept={{ ...setup, ...setup.asked }} />,
    });
  }
}
