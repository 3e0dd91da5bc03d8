import type { Hono } from 'hono';
import { ordersPath, portAddress } from '#service/desk-addresses.ts';
import { MoveRefused } from '#service/orders/change-order.ts';
import { readStored } from '#service/orders/stored-order.ts';
import { changePort, type PortMove, planPortMove } from '#service/portability/change-port.ts';
import { type Dossier, dossierOf } from '#service/portability/dossier.ts';
import { type NumberParseResult, readNumber, readPortForm } from '#service/portability/read-number.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderRow, PortRow } from '#service/storage/rows.ts';
import type { DeskVisit } from './desk-guard.tsx';
import type { DeskTools } from './desk-tools.ts';
import { gatherNumbers } from './gather-numbers.ts';
import { changeMaker, type Preview, visitedOrder, wantsPreview } from './make-change.ts';
import { NumbersPage } from './NumbersPage.tsx';
import { PortActionPage } from './PortActionPage.tsx';
import {
  allowedPortActions,
  expectedPortAction,
  type PortAction,
  readPortAction,
  type TypedPortAction,
} from './port-actions.ts';
import { isPasswordFresh } from './sessions.ts';

/** A number of an order, among the others, with what is to be done with it. */
interface VisitedPort {
  readonly order: OrderRow;
  readonly dossier: Dossier;
  readonly port: PortRow;
  readonly action: PortAction | undefined;
}

/** Numbers to port at the desk: all that are to be followed, and what is done with each. */
export function addPortDeskRoutes(app: Hono, service: Service, tools: DeskTools): void {
  const { guard, write } = tools;
  const { storage } = service;
  const makeChange = changeMaker(service, tools);
  const path = '/bureau/commandes/:reference/numeros/:place/:action';

  app.get(
    '/bureau/numeros',
    guard.page(async ({ session }) => {
      const numbers = await gatherNumbers(storage);
      return write({
        title: 'Numéros à porter',
        section: 'numbers',
        session,
        main: <NumbersPage numbers={numbers} />,
      });
    }),
  );

  app.get(
    path,
    guard.page(async (visit) => {
      const visited = await find(visit);
      if (visited === undefined) return guard.notFound();
      if (visited.action === undefined) return guard.seeOther(doneAddress(visited));
      return show(visit, visited, visited.action, { typed: expectedPortAction(visited.port, visit.now) });
    }),
  );

  app.post(
    path,
    guard.post(async (visit) => {
      const visited = await find(visit);
      if (visited === undefined) return guard.notFound();
      const { order, port, action } = visited;
      if (action === undefined) return guard.seeOther(doneAddress(visited));
      const [refusal = '', day = '', note = ''] = ['refus', 'jour', 'note'].map((name) => visit.fields.get(name) ?? '');
      const form = readPortForm(fieldsOf(port, visit.fields), port.place);
      if (form === undefined) return guard.notFound();
      const typed = { refusal, day, note, form };
      if (wantsPreview(visit)) return show(visit, visited, action, { typed, isPreviewed: true });
      return await makeChange(visit, {
        order,
        kind: `port-${action.kind}`,
        make: async (person) =>
          await changePort(order, port.place, readMove(action, typed, read(visited, typed)), service, person),
        done: action.next === undefined ? doneAddress(visited) : `${portAddress(port)}/${action.next}`,
        show: (current, answer) => show(current, visited, action, { ...answer, typed }),
      });
    }),
  );

  function show(
    { session, now }: DeskVisit,
    visited: VisitedPort,
    action: PortAction,
    { error, typed, isPreviewed = false, ...answer }: Preview & { readonly typed: TypedPortAction },
  ): Response {
    const asksPassword = !isPasswordFresh(session, now);
    const { order, dossier, port } = visited;
    const result = read(visited, typed);
    const { mail, refusal } = preview(visited, action, typed, result);
    return write({
      ...(isPreviewed && refusal && { status: 422 }),
      ...answer,
      title: `${action.name}, ${order.reference}`,
      section: 'numbers',
      session,
      main: (
        <PortActionPage
          {...{ order, dossier, port, action, session, asksPassword, mail, typed, isPreviewed }}
          errors={error === undefined || result.ok ? [] : result.errors}
          error={isPreviewed ? refusal : error}
        />
      ),
    });
  }

  /** The mail that the action sends, as far as it is typed; or why it would be refused. */
  function preview(
    { order, dossier: { ports }, port: { place } }: VisitedPort,
    action: PortAction,
    typed: TypedPortAction,
    result: NumberParseResult,
  ): { readonly mail?: Mail | undefined; readonly refusal?: string } {
    try {
      const move = readMove(action, { ...typed, note: typed.note || '…' }, result);
      const { mails = [] } = planPortMove(order, place, move, { ports, token: undefined }, service);
      return { mail: mails[0] };
    } catch (cause) {
      if (cause instanceof MoveRefused) return { refusal: cause.message };
      throw cause;
    }
  }

  function readMove(action: PortAction, typed: TypedPortAction, result: NumberParseResult): PortMove {
    const move = readPortAction(action, typed, result);
    if (move !== undefined) return move;
    throw new MoveRefused(
      action.kind === 'correct'
        ? 'Rien n’est enregistré\u00a0: corrigez ce qui est signalé.'
        : 'Choisissez la raison que donne l’opérateur.',
    );
  }

  /** The number as typed, beside the others of its order. */
  function read({ port, dossier }: VisitedPort, { form }: TypedPortAction): NumberParseResult {
    return readNumber(form, port.place, dossier);
  }

  /** What was typed of the number itself. */
  function fieldsOf({ place }: PortRow, fields: URLSearchParams): URLSearchParams {
    return new URLSearchParams([...fields].filter(([name]) => name.endsWith(`-${place}`)));
  }

  async function find(visit: DeskVisit): Promise<VisitedPort | undefined> {
    const order = await visitedOrder(storage, visit);
    if (order === undefined) return undefined;
    const ports = await storage.listPorts(order.reference);
    const port = ports.find(({ place }) => String(place) === visit.context.req.param('place'));
    if (port === undefined) return undefined;
    const actions = allowedPortActions(order.state, port);
    const dossier = dossierOf(await readStored(order, service), ports);
    return { order, dossier, port, action: actions.find(({ slug }) => slug === visit.context.req.param('action')) };
  }

  function doneAddress({ order, port }: VisitedPort): string {
    return `${ordersPath}/${order.reference}#numero-${port.place}`;
  }
}
