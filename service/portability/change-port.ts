import { formatDay, parisDay } from '#domain/calendar.ts';
import { isBinding } from '#domain/order/order-life.ts';
import {
  movePort,
  type OperatorRefusal,
  operatorRefusalNames,
  type PortMoveKind,
  portStateNames,
} from '#domain/portability/port-life.ts';
import { composePortMail } from '#service/mail/compose-port-mails.ts';
import { MoveRefused } from '#service/orders/change-order.ts';
import { newToken } from '#service/orders/new-order.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { OrderRow, PortRow, PortsChange } from '#service/storage/storage.ts';

/** What the office does with a number: asks the operator for it, writes down its refusal, or the day it was ported. */
export type PortMove =
  | { readonly kind: 'send' }
  | { readonly kind: 'refuse'; readonly refusal: OperatorRefusal }
  | { readonly kind: 'port'; readonly day: string };

const entryKinds = { send: 'port-send', refuse: 'port-refuse', port: 'port-port' } as const;

/**
 * Moves a number on for the provider, with the mail that tells the client. Throws {@link MoveRefused} if the number’s
 * state doesn't allow it.
 */
export async function changePort(
  order: OrderRow,
  place: number,
  move: PortMove,
  service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>,
): Promise<PortRow> {
  const { storage, clock, config } = service;
  const now = clock();
  const refuse = (reason: string): never => {
    throw new MoveRefused(`${order.reference}, numéro ${place}\u00a0: ${reason}.`);
  };
  const ports = await storage.listPorts(order.reference);
  const port = ports.find((row) => row.place === place) ?? refuse('le client ne l’a pas encore complété');
  const state = movePort(port.state, move.kind, 'provider');
  if (!isBinding(order.state)) refuse('la commande n’engage pas le client');
  if (state === undefined) return refuse(`il est «\u202f${portStateNames[port.state]}\u202f», ${needs[move.kind]}`);
  if (move.kind === 'send' && port.mandated_at === null) refuse('le client n’a pas encore accepté le mandat');
  const today = parisDay(now);
  if (move.kind === 'port' && (!isDay(move.day) || move.day > today)) {
    refuse(`indiquez le jour du portage, aujourd’hui au plus tard, par exemple ${today}`);
  }
  const moved: PortRow = { ...port, state, ...instants(move, now) };
  const afterwards = ports.map((row) => (row.place === place ? moved : row));
  const token = move.kind === 'send' || orderAddress(config, '') === undefined ? undefined : newToken();
  const change: PortsChange = {
    saved: [moved],
    entry: { at: now.getTime(), kind: entryKinds[move.kind], who: 'provider', cents: null, note: noteOf(place, move) },
    mails: move.kind === 'send' ? [] : [composePortMail(order, moved, { ports: afterwards, token }, service)],
    ...(token === undefined ? {} : { token }),
  };
  if (await storage.changePorts(order, change)) return moved;
  return refuse('la commande vient de changer. Regardez-la, puis recommencez');
}

/** What the number would have to be, for a refusal. */
const needs: Readonly<Record<PortMove['kind'] & PortMoveKind, string>> = {
  send: `il faudrait qu’il soit «\u202f${portStateNames.complete}\u202f»`,
  refuse: `il faudrait qu’il soit «\u202f${portStateNames.sent}\u202f»`,
  port: `il faudrait qu’il soit «\u202f${portStateNames.sent}\u202f»`,
};

function instants(move: PortMove, now: Date): Partial<PortRow> {
  if (move.kind === 'send') return { sent_at: now.getTime() };
  return move.kind === 'refuse' ? { refusal: move.refusal } : { ported_on: move.day };
}

function noteOf(place: number, move: PortMove): string {
  if (move.kind === 'send') return `numéro ${place}`;
  return `numéro ${place}, ${move.kind === 'refuse' ? operatorRefusalNames[move.refusal] : `le ${formatDay(move.day)}`}`;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}
