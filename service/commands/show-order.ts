import { catalogues } from 'virtual:catalogues';
import { formatDay } from '#domain/calendar.ts';
import { documentNames } from '#domain/order/order-documents.ts';
import { stateRules } from '#domain/order/order-life.ts';
import { describeBalance, describeEntry } from '#domain/order/order-words.ts';
import { formatPhone } from '#domain/order/phone-number.ts';
import { formatSiret } from '#domain/order/siret.ts';
import { commandLine } from '#service/command-line.ts';
import type { Config } from '#service/config.ts';
import { formatInstant } from '#service/desk/desk-times.ts';
import { deskAddress } from '#service/desk-addresses.ts';
import { amountsText } from '#service/orders/amounts-text.ts';
import { claimToCheck, standingOf } from '#service/orders/order-standing.ts';
import { namedPremises } from '#service/orders/premises.ts';
import { readStored } from '#service/orders/stored-order.ts';
import type { OrderRow } from '#service/storage/rows.ts';
import type { Storage } from '#service/storage/storage.ts';
import { sayPort } from './port-orders.ts';
import { say } from './with-storage.ts';

/** Prints an order as its page at the desk shows it: what is known, what was ordered, what happened. */
export async function showOrder(storage: Storage, order: OrderRow, config: Config): Promise<void> {
  const { reference } = order;
  const stored = await readStored(order, { catalogues, storage });
  const instant = (at: number | null) => (at === null ? '' : formatInstant(at));
  sayTable([
    ['Référence', `${reference}${order.is_test === 1 ? ' (essai)' : ''}`],
    ['État', stateRules[order.state].name],
    ['Paiement', order.received_cents > 0 ? describeBalance(standingOf(order)) : ''],
    ['Reçue', formatInstant(order.received_at)],
    ['Confirmée', instant(order.confirmed_at)],
    ['Payée', instant(order.paid_at)],
    ['Annulée', instant(order.cancelled_at)],
    ['Page au bureau', deskAddress(config, reference) ?? ''],
    // A printed address would stay in terminals and histories: the client alone receives one.
    ['Lien du client', commandLine('orders', `renew-address ${reference}`)],
    ['Entreprise', order.company],
    ['SIRET', formatSiret(order.siret)],
    ['À vérifier', claimToCheck(order) ?? ''],
    ['Contact', [order.name, formatPhone(order.phone), order.email].filter(Boolean).join(', ')],
    ...namedPremises(order, stored.request.siteCount),
    ['Tarifs', order.catalogue_id],
    ['CGV', order.terms_version === null ? '' : formatDay(order.terms_version)],
  ]);
  for (const line of ['', ...amountsText(stored)]) say(line);
  const ports = await storage.listPorts(reference);
  sayTitle('Numéros à conserver', ports);
  for (const port of ports) sayPort(port);
  const journal = await storage.listOrderEvents(reference);
  sayTitle('Journal', journal);
  for (const { at, who, person = 'le serveur', ...entry } of journal) {
    say(`${formatInstant(at)}  ${describeEntry(entry)}, par ${who === 'client' ? 'le client' : person}`);
  }
  const documents = await storage.listDocuments(reference);
  sayTitle('Documents', documents);
  for (const { kind, sha256, made_at: at } of documents) {
    say(`${formatInstant(at)}  ${documentNames[kind]}, SHA-256 ${sha256}`);
  }
}

/** Prints what is known, each under its name. */
function sayTable(rows: readonly (readonly [name: string, value: string])[]): void {
  const known = rows.filter(([, value]) => value !== '');
  const width = Math.max(...known.map(([name]) => name.length));
  for (const [name, value] of known) say(`${name.padEnd(width)}  ${value}`);
}

/** Prints the title of a list, unless the list is empty. */
function sayTitle(title: string, { length }: readonly unknown[]): void {
  if (length > 0) say(`\n${title}`);
}
