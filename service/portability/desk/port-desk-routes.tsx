import { parisDay } from '#domain/calendar.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import { formatRange } from '#domain/portability/ported-number.ts';
import { clientNotice } from '#service/desk/ChangeForm.tsx';
import { addChangeRoutes } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath, portPath } from '#service/desk-addresses.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { LineFacts } from '#service/portability/pages/LineFacts.tsx';
import { nameOfBlock } from '#service/portability/pages/NumberBlock.tsx';
import { askForAll, changePort, planPortMove } from '#service/portability/rules/change-port.ts';
import { describePort, describePortWish, isToSend } from '#service/portability/rules/describe-port.ts';
import { dossierOf, formOf, lineOf } from '#service/portability/rules/dossier.ts';
import { readNumber, readPortForm } from '#service/portability/rules/read-number.ts';
import { gatherNumbers } from './gather-numbers.ts';
import { NumbersPage } from './NumbersPage.tsx';
import { PortActionFields, RequestFacts } from './PortActionFields.tsx';
import { askForAllName } from './PortedNumbers.tsx';
import { allowedPortActions, portActions, readPortAction, type TypedPortAction } from './port-actions.ts';

/** Numbers to port at the desk: all that are to be followed, and what is done with each. */
export function addPortDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage } = service;
  const section = 'numbers';

  desk.page('/bureau/numeros', async ({ context, session }) => {
    return answers.write({
      title: 'Numéros à transférer',
      section,
      session,
      main: <NumbersPage {...(await gatherNumbers(storage, context.req.query('page'), parisDay(service.clock())))} />,
    });
  });

  addChangeRoutes(desk, '/bureau/commandes/:reference/numeros/demande', async (order) => {
    const ports = (await storage.listPorts(order.reference)).filter(isToSend);
    const wish = describePortWish(await storage.findSetup(order.reference));
    return {
      name: askForAllName,
      section,
      explanation:
        'À faire quand les demandes sont parties chez les opérateurs actuels, avec les RIO et le mandat accepté.',
      clientNotice: 'Aucun message ne part au client\u00a0: il le voit sur sa page, aussitôt.',
      // As long as numbers are left, no entry of the journal is a first press of this button.
      kind: ports.length > 0 ? 'port-send-all' : 'port-send',
      isAllowed: ports.length > 0 && isBinding(order.state),
      proposed: {},
      make: (_, person) => askForAll(order, service, person),
      done: `${ordersPath}/${order.reference}#numeros`,
      fields: () => (
        <RequestFacts {...{ order, wish }}>
          {ports.map((port) => (
            <section key={port.id} className="stack" aria-label={nameOfBlock(port.place, port)}>
              <h2>{nameOfBlock(port.place, port)}</h2>
              <LineFacts port={port} />
            </section>
          ))}
        </RequestFacts>
      ),
    };
  });

  addChangeRoutes<TypedPortAction>(
    desk,
    '/bureau/commandes/:reference/numeros/:place/:action',
    async (order, { context: { req }, now }) => {
      const ports = await storage.listPorts(order.reference);
      const wish = describePortWish(await storage.findSetup(order.reference));
      const port = ports.find((known) => String(known.place) === req.param('place'));
      if (port === undefined) return answers.notFound();
      const { place } = port;
      const orderPage = `${ordersPath}/${order.reference}#numero-${place}`;
      const action = portActions.find(({ slug }) => slug === req.param('action'));
      if (action === undefined) return answers.seeOther(orderPage);
      const isAllowed = allowedPortActions(order.state, port).includes(action);
      const dossier = dossierOf(readStored(order), ports);
      const { name, kind } = action;
      /** The number as typed, beside the others of its order. */
      const numberOf = ({ form }: TypedPortAction) => readNumber(form, place, dossier);
      const mailOf = (typed: TypedPortAction) => {
        const move = readPortAction(action, { ...typed, note: typed.note || '…' }, numberOf(typed));
        return planPortMove(order, place, move, { ports }, service).mails?.[0];
      };
      // No reason: a mail says it to the client.
      const day = kind === 'plan' ? (port.ported_on ?? '') : parisDay(now);
      const proposed = { refusal: '', day, note: '', form: formOf(port) };
      const isMailTyped = ['refuse', 'correct', 'port', 'plan'].includes(kind);
      return {
        name,
        section,
        explanation: `Numéro ${place}, ${formatRange(lineOf(port))}, ${describePort(port)}. ${action.explanation}`,
        clientNotice: clientNotice(order, {
          isMailed: isMailTyped || (isAllowed && mailOf(proposed) !== undefined),
          hasReason: kind === 'undo',
        }),
        isMailTyped,
        kind: `port-${kind}`,
        isAllowed,
        done: kind === 'refuse' && isAllowed ? `${portPath(port)}/correction` : orderPage,
        proposed,
        // Once a number was asked for, a second press leads to what the first did: nothing is typed for it.
        ...((kind !== 'send' || isAllowed) && { read: (fields: URLSearchParams) => readTyped(fields, place) }),
        preview: mailOf,
        make: async (typed, person) => {
          await changePort(order, place, readPortAction(action, typed, numberOf(typed)), service, person);
          return true;
        },
        fields: (text, typed, isRefused) => {
          const result = numberOf(typed);
          const errors = isRefused && !result.ok ? result.errors : [];
          return <PortActionFields {...{ order, dossier, port, wish, action, text, errors }} form={typed.form} />;
        },
      };
    },
  );
}

function readTyped(fields: URLSearchParams, place: number): TypedPortAction | undefined {
  // What was typed of the number itself.
  const ofNumber = new URLSearchParams([...fields].filter(([name]) => name.endsWith(`-${place}`)));
  const form = readPortForm(ofNumber, place);
  const [refusal = '', day = '', note = ''] = ['refus', 'jour', 'note'].map((name) => fields.get(name) ?? '');
  return form && { refusal, day, note, form };
}
