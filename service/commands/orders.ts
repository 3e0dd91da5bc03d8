/** `npm run orders -- list [state] | show <ref> | confirm <ref> | paid <ref> | cancel <ref> | renew-address <ref> | mail | retry-mail <ref> | resume-mail`. */
import { company } from '#content/company.ts';
import { formatEuros } from '#domain/money.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { type OrderRow, orderStates, type Storage } from '#service/storage/storage.ts';
import { changeOrder, stateNames } from './change-order.ts';
import { renewAddress } from './renew-address.ts';
import { CommandRefused, say, withStorage } from './with-storage.ts';

const usage = `Usage :
  npm run orders -- list [received|confirmed|paid|cancelled]
  npm run orders -- show NEO-XXXXXXXX
  npm run orders -- confirm|paid|cancel NEO-XXXXXXXX
  npm run orders -- renew-address NEO-XXXXXXXX   (ferme tous ses liens, en envoie un nouveau au client)
  npm run orders -- mail            (état de la boîte d’envoi, messages en échec)
  npm run orders -- retry-mail NEO-XXXXXXXX   (remet ses messages à envoyer)
  npm run orders -- resume-mail     (après une restauration)`;

const listed = 200;

const [action = 'list', argument = ''] = process.argv.slice(2);
await withStorage(usage, async (storage, config) => {
  switch (action) {
    case 'list':
      return await list(storage, argument);
    case 'show':
      return show(await find(storage, argument));
    case 'confirm':
    case 'paid':
    case 'cancel':
      return show(await changeOrder(storage, await find(storage, argument), action, new Date()));
    case 'renew-address': {
      const order = await find(storage, argument);
      const { closed, mailed } = await renewAddress(storage, order, { company, config, clock: () => new Date() });
      say(
        `${closed} lien(s) fermé(s). ${mailed ? `Un nouveau part à ${order.email}.` : 'Aucun e-mail ne part : SMTP_URL ou PUBLIC_URL manque.'}`,
      );
      return;
    }
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
    default:
      throw new CommandRefused(usage);
  }
});

async function list(storage: Storage, wanted: string): Promise<void> {
  const state = orderStates.find((known) => known === wanted);
  if (wanted !== '' && state === undefined) throw new CommandRefused(usage);
  const orders = await storage.listOrders({ limit: listed, ...(state && { state }) });
  for (const order of orders) {
    const amounts = `${formatEuros(order.one_time_cents)} HT, ${formatEuros(order.monthly_cents)} HT/mois`;
    const test = order.is_test === 1 ? ' [essai]' : '';
    say(
      `${order.reference}  ${stateNames[order.state].padEnd(10)} ${time(order.received_at)}  ${amounts}  ${order.company || order.email}${test}`,
    );
  }
  say(orders.length < listed ? `${orders.length} commande(s)` : `Les ${listed} plus récentes seulement.`);
}

function show(order: OrderRow): void {
  const rows: readonly (readonly [string, string | null])[] = [
    ['Référence', order.reference],
    ['État', stateNames[order.state]],
    ['Reçue', time(order.received_at)],
    ['Confirmée', order.confirmed_at && time(order.confirmed_at)],
    ['Payée', order.paid_at && time(order.paid_at)],
    ['Annulée', order.cancelled_at && time(order.cancelled_at)],
    ['Entreprise', order.company],
    ['SIRET', order.siret],
    ['Contact', `${order.name} ${formatPhone(order.phone)} ${order.email}`.trim()],
    ['Sites', order.sites_json],
    [
      'À la commande',
      `${formatEuros(order.one_time_cents)} HT, ${formatEuros(order.one_time_cents + order.one_time_vat_cents)} TTC`,
    ],
    [
      'Par mois',
      `${formatEuros(order.monthly_cents)} HT, ${formatEuros(order.monthly_cents + order.monthly_vat_cents)} TTC`,
    ],
    ['Tarifs', order.catalogue_id],
    ['CGV', order.terms_version],
    ['Articles', order.order_json],
  ].map(([label, value]) => [String(label), value === 0 || value === null ? null : String(value)]);
  for (const [label, value] of rows) if (value) say(`${label.padEnd(14)} ${value}`);
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
    say(`${mail.order_reference}  ${mail.kind.padEnd(20)} ${mail.attempts} essai(s), ${end} : ${mail.last_error}`);
  }
}

function time(instant: number): string {
  return new Date(instant).toLocaleString('fr-FR', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
}
