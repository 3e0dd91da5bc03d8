/** `npm run orders`: the orders, their life, their addresses and their mails. */
import { join } from 'node:path';
import { catalogues } from 'virtual:catalogues';
import { brand } from '#content/brand.ts';
import { company } from '#content/company.ts';
import { formatEuros } from '#domain/money.ts';
import type { OrderMove } from '#domain/order/move-order.ts';
import { orderStates, stateRules } from '#domain/order/order-life.ts';
import { commandLine } from '#service/command-line.ts';
import type { Config } from '#service/config.ts';
import { findOrders } from '#service/desk/find-orders.ts';
import { describeTask, gatherHome } from '#service/desk/gather-home.ts';
import { type OrderAction, orderActions, readAction } from '#service/desk/order-actions.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import { changeOrder } from '#service/orders/change-order.ts';
import { DocumentKeeper } from '#service/orders/document-keeper.ts';
import { orderEvidence } from '#service/orders/order-evidence.ts';
import { standingOf } from '#service/orders/order-standing.ts';
import { renewAddress } from '#service/orders/renew-address.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { portOrders, portUsage } from './port-orders.ts';
import { showOrder } from './show-order.ts';
import { CommandRefused, isWord, saveFile, say, withStorage } from './with-storage.ts';

const typing = (parameters: string): string => commandLine('orders', parameters);
const anOrder = `${brand.orderPrefix}-XXXXXXXX`;
const usage = `Usage :
  ${commandLine('orders')}  (ce qui attend, le plus ancien d’abord)
  ${typing(`list [${orderStates.map((state) => stateRules[state].name).join('|')}]`)}
  ${typing(`show ${anOrder}`)}
  ${typing(`paid ${anOrder}`)}  (tout ce qui restait à payer est arrivé)
${orderActions.map(usageOf).join('\n')}
  ${typing(`renew-address ${anOrder}`)}   (ferme tous ses liens, en envoie un nouveau au client)
  ${typing(`evidence ${anOrder} [dossier.pdf]`)}  (dossier de preuve, par défaut dans data/exports/)
${portUsage}
  ${typing('mail')}            (état de la boîte d’envoi, messages en échec)
  ${typing(`retry-mail ${anOrder}`)}   (remet ses messages à envoyer)
  ${typing('resume-mail')}     (après une restauration)`;

const listed = 200;

const others = ['renew-address', 'evidence', 'port', 'mail', 'retry-mail', 'resume-mail'];
const actions = ['list', 'show', 'paid', ...orderActions.map(({ command }) => command), ...others];

const [action = '', argument = '', ...details] = process.argv.slice(2);
await withStorage(usage, run, { actions: ['orders', actions] });

async function run(storage: Storage, config: Config): Promise<void> {
  const service = { storage, company, config, clock: () => new Date() };
  switch (action) {
    case '':
      return await showTasks(storage, config);
    case 'list':
      return await list(storage, [argument, ...details].join(' ').trim());
    case 'show':
      return await showOrder(storage, await find(storage, argument), config);
    case 'renew-address': {
      const order = await find(storage, argument);
      const { closed, mailed } = await renewAddress(storage, order, service);
      say(
        `${closed} lien(s) fermé(s). ${mailed ? `Un nouveau part à ${order.email}.` : 'Aucun e-mail ne part : SMTP_URL ou PUBLIC_URL manque.'}`,
      );
      return;
    }
    case 'port': {
      const wanted = argument === '' ? [] : [argument, ...details];
      return await portOrders(wanted, { usage, service, find: (reference) => find(storage, reference) });
    }
    case 'evidence':
      return await writeEvidence(storage, await find(storage, argument), details[0]);
    case 'mail':
      return await showOutbox(storage);
    case 'retry-mail': {
      const { reference } = await find(storage, argument);
      say(`${await storage.retryMails(reference, Date.now())} message(s) à envoyer de nouveau`);
      return;
    }
    case 'resume-mail':
      await storage.pauseOutbox(false);
      return await showOutbox(storage);
    default: {
      const order = await find(storage, argument);
      return await showOrder(storage, await changeOrder(service, order, readMove(order)), config);
    }
  }
}

/** What waits for somebody, as the desk's home shows it. */
async function showTasks(storage: Storage, config: Config): Promise<void> {
  const now = Date.now();
  const { tasks, unlisted } = await gatherHome(storage, now);
  for (const task of tasks) say(describeTask(task, now));
  if (unlisted > 0) say(`Et ${unlisted} de plus.`);
  if (tasks.length === 0) say('Rien n’attend.');
  const desk = deskAddress(config);
  say(`Toutes les commandes : ${typing('list')}${desk === undefined ? '' : `\u202f; le bureau : ${desk}`}`);
}

/** What is typed for a change of an order, and what the desk calls it. */
function usageOf({ command, name, sign, note }: OrderAction): string {
  const amount = sign ? ' 494,40' : '';
  const words = note === undefined ? '' : ` '${note.toLowerCase()}'`;
  return `  ${typing(`${command} ${anOrder}${amount}${words}`)}  (${name.toLowerCase()})`;
}

/** The change that the typed words ask for: `paid` books whatever is still due, the others are those of the desk. */
function readMove(order: OrderRow): Omit<OrderMove, 'by'> {
  const { dueCents, receivedCents } = standingOf(order);
  const known = orderActions.find(({ command }) => command === action);
  if (known === undefined) return { kind: 'payment', cents: dueCents - receivedCents };
  const [amount = '', ...note] = known.sign === undefined ? ['', ...details] : details;
  return readAction(known, { amount, note: note.join(' ') });
}

async function list(storage: Storage, wanted: string): Promise<void> {
  const state = orderStates.find((known) => isWord(wanted, stateRules[known].name));
  if (wanted !== '' && state === undefined) throw new CommandRefused(usage);
  const orders = await findOrders(storage, { text: '', filter: state ?? '', first: '', last: '' });
  for (const order of orders.slice(0, listed)) {
    const amounts = `${formatEuros(order.one_time_cents)} HT, ${formatEuros(order.monthly_cents)} HT/mois`;
    const test = order.is_test === 1 ? ' [essai]' : '';
    say(
      `${order.reference}  ${stateRules[order.state].name.padEnd(13)} ${time(order.received_at)}  ${amounts}  ${order.company || order.email}${test}`,
    );
  }
  const cut = orders.length > listed ? `\u202f; les ${listed} premières sont montrées.` : '';
  say(`${orders.length} commande(s)${cut}`);
}

/** Writes the « dossier de preuve » of an order to a file, and prints its path. */
async function writeEvidence(storage: Storage, order: OrderRow, wanted: string | undefined): Promise<void> {
  const clock = () => new Date();
  const documents = new DocumentKeeper({ storage, clock, catalogues, company, log: () => {} });
  const evidence = orderEvidence(order, { storage, documents, catalogues, company, clock });
  if (evidence === undefined) throw new CommandRefused(`${order.reference} : la commande n’a pas été confirmée.`);
  const file = wanted ?? join('data/exports', evidence.filename);
  // Any other file would be overwritten, even the database.
  if (!file.endsWith('.pdf')) throw new CommandRefused(usage);
  saveFile(file, await evidence.content());
}

async function find(storage: Storage, reference: string): Promise<OrderRow> {
  if (reference === '') throw new CommandRefused(usage);
  const order = await storage.findOrderByReference(reference.trim().toUpperCase());
  if (order === undefined) throw new CommandRefused(`Aucune commande ${reference}.\n${usage}`);
  return order;
}

async function showOutbox(storage: Storage): Promise<void> {
  const paused = (await storage.isOutboxPaused()) ? 'en pause' : 'active';
  const { waiting, givenUp } = await storage.countMails();
  say(`Boîte d’envoi ${paused}, ${waiting} message(s) en attente, ${givenUp} abandonné(s)`);
  for (const mail of await storage.listFailedMails(listed)) {
    const end = mail.given_up_at === null ? 'en attente' : `abandonné le ${time(mail.given_up_at)}`;
    say(
      `${mail.order_reference}  «\u202f${mail.subject}\u202f», ${mail.attempts} essai(s), ${end} : ${mail.last_error}`,
    );
  }
  const webhooks = await storage.countMails('webhook');
  if (webhooks.waiting + webhooks.givenUp === 0) return;
  const [failed] = await storage.listFailedMails(1, 'webhook');
  const reason = failed === undefined ? '' : `, dernier échec : ${failed.last_error}`;
  say(`Changements pour WEBHOOK_URL : ${webhooks.waiting} en attente, ${webhooks.givenUp} abandonné(s)${reason}`);
}

function time(instant: number): string {
  return new Date(instant).toLocaleString('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
