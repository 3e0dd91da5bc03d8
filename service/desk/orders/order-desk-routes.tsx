import { parisDay } from '#domain/calendar.ts';
import { formatSiret } from '#domain/order/client/siret.ts';
import { purchaseOrderNumber } from '#domain/order/life/order-journal.ts';
import { describeSetup } from '#domain/setup/setup-words.ts';
import { clientNotice } from '#service/desk/ChangeForm.tsx';
import { addChangeRoutes, visitedOrder } from '#service/desk/change-routes.tsx';
import { deskDocuments } from '#service/desk/desk-documents.ts';
import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { cutPage } from '#service/desk/lists/Pages.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import { sendDocument } from '#service/orders/documents/send-document.ts';
import {
  changeOrder,
  MoveRefused,
  maxNoteLength,
  oneLine,
  planMove,
  providerMove,
} from '#service/orders/life/change-order.ts';
import { maxCodeLength } from '#service/orders/life/parse-purchase-order.ts';
import { resendMail } from '#service/orders/life/resend-mail.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import type { Fact } from '#service/pages/Facts.tsx';
import { dossierOf } from '#service/portability/rules/dossier.ts';
import { waitingTerminations } from '#service/requests/new-request.ts';
import { orderPath } from '#service/service.ts';
import { openSetup, readSetupRecords } from '#service/setup/rules/open-setup.ts';
import { ActionFields } from './ActionFields.tsx';
import { findOrders, readSearch, summariesOf } from './list/find-orders.ts';
import { OrdersPage } from './list/OrdersPage.tsx';
import { orderLinesCsv } from './list/order-lines-csv.ts';
import { ordersCsv } from './list/orders-csv.ts';
import { receiptsCsv } from './list/receipts-csv.ts';
import { OrderPage } from './OrderPage.tsx';
import { missingFacts, openPoints, unstoppedPorts } from './open-points.ts';
import {
  actionsOf,
  allowedActions,
  expectedAmount,
  type OrderAction,
  questionOf,
  readAction,
  type TypedAction,
} from './order-actions.ts';

/** Orders at the desk: the list, each order, and what can be done with it. */
export function addOrderDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { write } = answers;
  const { storage } = service;
  const section = 'orders';

  desk.page('/bureau/commandes', async ({ context, session }) => {
    const search = readSearch(context.req.query(), service.clock());
    const found = await findOrders(storage, search);
    const { page, shown } = cutPage(found, context.req.query('page'));
    const main = <OrdersPage {...{ search, found, page }} shown={await summariesOf(shown, storage)} />;
    return write({ title: 'Commandes', section, session, main });
  });

  for (const [file, event, csv] of [
    ['commandes', 'desk-orders-exported', ordersCsv],
    ['lignes', 'desk-lines-exported', orderLinesCsv],
  ] as const)
    desk.page(`/bureau/${file}.csv`, async ({ context, session }) => {
      const search = readSearch(context.req.query(), service.clock());
      const orders = await findOrders(storage, search);
      service.log('info', event, { person: session.name, orders: orders.length });
      const name = [file, search.first, search.last].filter(Boolean).join('-');
      return answers.download(`${name}.csv`, csv(orders, storage));
    });

  desk.page('/bureau/encaissements.csv', async ({ context, session }) => {
    const { first, last } = readSearch(context.req.query(), service.clock());
    service.log('info', 'desk-receipts-exported', { person: session.name });
    const name = ['encaissements', first, last].filter(Boolean).join('-');
    return answers.download(`${name}.csv`, await receiptsCsv({ first, last }, storage));
  });

  desk.page('/bureau/commandes/:reference', async (visit) => {
    const order = await visitedOrder(storage, visit);
    if (order === undefined) return answers.notFound();
    const [journal, receipts, mails, records, rivals, debit, addressed, terminations] = await Promise.all([
      storage.listOrderEvents(order.reference),
      storage.listReceipts({ references: [order.reference] }),
      storage.listMails(order.reference),
      readSetupRecords(order, storage),
      storage.listRivalPorts(order.reference),
      storage.findDebitMandate(order.reference),
      storage.findOrderByToken((order.confirmed_at === null ? order.token : order.completed_token) ?? ''),
      waitingTerminations(storage),
    ]);
    const stored = readStored(order);
    const { session, context } = visit;
    const shown = {
      ...{ stored, rivals, debit, journal, receipts, mails },
      documents: await deskDocuments(order, service),
      terminations: terminations.get(order.reference) ?? [],
      dossier: dossierOf(stored, records.ports),
      setup: openSetup(stored, records, service.clock()),
      clientAddress: addressed && orderPath(addressed.token),
      resent: context.req.query('renvoi'),
    };
    return write({ title: `Commande ${order.reference}`, section, session, main: <OrderPage {...shown} /> });
  });

  desk.page('/bureau/commandes/:reference/documents/:file', async (visit) => {
    const order = await visitedOrder(storage, visit);
    const documents = order === undefined ? [] : await deskDocuments(order, service);
    const file = documents.find(({ address }) => address.endsWith(`/${visit.context.req.param('file')}`))?.file;
    return file === undefined ? answers.notFound() : await sendDocument(visit.context, service, file);
  });

  desk.post('/bureau/commandes/:reference/renvoi', async (visit) => {
    const order = await visitedOrder(storage, visit);
    const mails = order === undefined ? [] : await storage.listMails(order.reference);
    const mail = mails.find(({ id }) => id === visit.fields.get('message'));
    if (order === undefined || mail === undefined) return answers.notFound();
    // A second click comes from a page that doesn't show the first one's effect: it sends nothing again.
    const isSeen = visit.fields.get('vu') === String(order.event_count);
    const done =
      isSeen && (await resendMail(storage, order, mail, { now: service.clock(), person: visit.session.name }));
    if (done) service.wakeMailer();
    return answers.seeOther(`${ordersPath}/${order.reference}?renvoi=${done ? 'fait' : 'non'}#messages`);
  });

  addChangeRoutes<TypedAction>(desk, '/bureau/commandes/:reference/:action', async (order, visit) => {
    const done = `${ordersPath}/${order.reference}`;
    const journal = await storage.listOrderEvents(order.reference);
    const orderStatus = statusOf(order, journal);
    const action = actionsOf(orderStatus).find(({ slug }) => slug === visit.context.req.param('action'));
    if (action === undefined) return answers.seeOther(done);
    const { kind, name, explanation, note, sign, day } = action;
    const records = await readSetupRecords(order, storage);
    const stored = readStored(order);
    const setup = openSetup(stored, records, service.clock());
    const missing: Partial<Readonly<Record<OrderAction['kind'], readonly string[]>>> = {
      ship: openPoints(stored, setup, records.ports),
      confirm: missingFacts(stored),
      cancel: unstoppedPorts(records.ports),
    };
    const facts: Partial<Readonly<Record<OrderAction['kind'], readonly Fact[]>>> = {
      ship: describeSetup(setup.sheet, setup.order).filter(([name]) => name === 'Dates'),
      invoice: [
        ['SIRET', formatSiret(order.siret)],
        ['Bon de commande', purchaseOrderNumber(journal) ?? ''],
      ],
    };
    const readMove = (typed: TypedAction) => {
      if (kind === 'ship' && setup.asked !== undefined)
        throw new MoveRefused('Répondez d’abord au changement que demande le client.');
      return readAction(action, typed);
    };
    return {
      done,
      name,
      kind,
      explanation,
      // Nobody is written to about an order that they never confirmed.
      clientNotice: clientNotice(order, {
        isMailed: order.confirmed_at !== null || kind === 'confirm',
        hasReason: note === 'Raison',
      }),
      // Reasons and numbers of purchase orders stay in the journal.
      isMailTyped: order.confirmed_at !== null && (Boolean(sign) || ['invoice', 'ship'].includes(kind)),
      isAllowed: allowedActions(orderStatus).includes(action),
      proposed: proposedAction(visit, expectedAmount(orderStatus, action)),
      ...((note !== undefined || sign || day !== undefined) && { read: readTyped }),
      question: (typed) => questionOf(orderStatus, action, typed),
      preview: (typed) => {
        const noted = typed.note || (action.isNoteOptional ? '' : '(ce que vous tapez)');
        const move = providerMove(readMove({ ...typed, note: noted }));
        return planMove(order, move, { orderStatus, numbers: records }, service).mail;
      },
      make: async (typed, person) => {
        const changed = await changeOrder(service, order, readMove(typed), person);
        if (kind === 'confirm') service.keepDocuments(changed);
        return true;
      },
      fields: (text, { line }) => (
        <ActionFields {...{ action, text, line }} missing={missing[kind]} facts={facts[kind]} />
      ),
    };
  });
}

function readTyped(fields: URLSearchParams): TypedAction {
  return {
    amount: fields.get('montant') ?? '',
    note: oneLine(fields.get('note') ?? '', maxNoteLength),
    serviceCode: oneLine(fields.get('codeService') ?? '', maxCodeLength),
    day: fields.get('jour') ?? '',
    line: readLine(fields.get('ligne')),
  };
}

/** What a form shows at first: what is expected today, or the line of a bank's statement that it was opened from. */
function proposedAction({ context: { req }, now }: DeskVisit, amount: string): TypedAction {
  return {
    amount: req.query('montant') ?? amount,
    note: oneLine(req.query('libelle') ?? '', maxNoteLength),
    day: req.query('jour') ?? parisDay(now),
    line: readLine(req.query('ligne')),
  };
}

/** A fingerprint as an address or a form has it; empty for anything else. */
function readLine(text: string | null | undefined): string {
  return /^[\w-]{43}$/.exec(text ?? '')?.[0] ?? '';
}
