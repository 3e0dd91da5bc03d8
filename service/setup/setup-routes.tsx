import type { Context, Hono } from 'hono';
import { awaitsPayment } from '#domain/order/life/order-life.ts';
import {
  askedParts,
  completeSheet,
  readPart,
  type SetupPart,
  type SetupSheet,
  setupPartNames,
} from '#domain/setup/setup-sheet.ts';
import { EarlyAnswer } from '#service/http/early-answer.ts';
import { orderAnswers } from '#service/orders/order-answers.ts';
import { controlId } from '#service/pages/control-id.ts';
import { pageAnswers } from '#service/pages/page-answers.tsx';
import type { Service } from '#service/service.ts';
import type { AddressedOrder } from '#service/storage/rows.ts';
import { type RefusedPart, SetupPartPage } from './pages/SetupPartPage.tsx';
import { planAnswers } from './rules/ask-change.ts';
import { isChangeAskable, nextPart, type OpenedSetup, readSetup, setupSlugs } from './rules/open-setup.ts';

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
    const opened = await open(context, await shownOrder(context));
    return show(opened, shownOf(opened).sheet);
  });

  onForm(app, path, async ({ context, order, fields }) => {
    const opened = await open(context, order);
    const { part, setup } = opened;
    const { answers, sheet } = shownOf(opened);
    const names = [...fields.keys()];
    const known = sheet[part].flatMap(({ key, values }) => Object.keys(values).map((field) => controlId(field, key)));
    if (names.some((name) => name !== 'version' && !known.includes(name)) || new Set(names).size !== names.length)
      return unreadable();
    const result = readSent(opened, fields);
    const isSame = result.ok && JSON.stringify(result.answers) === JSON.stringify(answers);
    // A second click, or nothing changed.
    if (isSame) return goOn(opened);
    // First: the page that is shown again has the version of now.
    if (fields.get('version') !== String(setup.version)) return await showOvertaken(context, fields);
    if (!result.ok) return show(opened, result.sheet, { refusals: result.refusals, sent: fields });
    refuseIfLimited(context, service.ceilings.setups);
    const { row, change } = planAnswers(order, setup, part, result.answers, service);
    if (!(await service.storage.saveSetup(order, row, change))) return await showOvertaken(context, fields);
    service.log('info', 'setup-saved', { reference: order.reference, part });
    if (change !== undefined) service.wakeMailer();
    return goOn(opened);
  });

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

  /** The page again with what was typed, and the order and the sheet as somebody else changed them meanwhile. */
  async function showOvertaken(context: Context, sent: URLSearchParams): Promise<Response> {
    const opened = await open(context, await shownOrder(context));
    const { part, setup } = opened;
    const result = readSent(opened, sent);
    const [first] = setup.sheet[part];
    const field = Object.keys(first?.values ?? {})[0] ?? '';
    const message = 'Cette page a été enregistrée ailleurs entre-temps\u00a0: relisez-la, puis enregistrez de nouveau';
    const sheet = result.ok ? completeSheet(setup.order, result.answers) : result.sheet;
    return show(opened, sheet, { refusals: [{ key: first?.key ?? '', field, message }], sent });
  }

  function show({ order, part, setup }: OpenedPart, sheet: SetupSheet, refused?: RefusedPart): Response {
    return write({
      status: refused === undefined ? 200 : 422,
      title: `${refused === undefined ? 'Votre' : 'À corriger\u00a0: votre'} installation, commande ${order.reference}`,
      main: <SetupPartPage {...{ order, part, refused }} setup={{ ...setup, ...setup.asked, sheet }} />,
    });
  }
}

const shownOf = ({ setup }: OpenedPart) => setup.asked ?? setup;

function readSent(opened: OpenedPart, sent: URLSearchParams): ReturnType<typeof readPart> {
  const typed = (key: string, field: string) => sent.get(controlId(field, key)) ?? undefined;
  return readPart(opened.part, typed, opened.setup.order, shownOf(opened).answers);
}
