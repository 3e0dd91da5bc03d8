import { addDays, formatDay, isDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import { providerEntry } from '#domain/order/life/order-journal.ts';
import { isBinding, type OrderState } from '#domain/order/life/order-life.ts';
import { movePort, type OperatorRefusal, operatorRefusalNames, portStateNames } from '#domain/portability/port-life.ts';
import type { Port } from '#domain/portability/read-port.ts';
import type { MailSettings } from '#service/mail/new-mail.ts';
import { isRecentDay, MoveRefused, oneLine } from '#service/orders/life/change-order.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import type { Service } from '#service/service.ts';
import type { OrderRow, PortRow, PortsChange } from '#service/storage/rows.ts';
import { composePortMail } from './compose-port-mails.ts';
import { isToSend } from './describe-port.ts';
import { typedColumns } from './dossier.ts';

/** What the office does with a number: asks for it, notes the answer, corrects it as the client says, or goes back. */
export type PortMove =
  | { readonly kind: 'send' }
  | { readonly kind: 'refuse'; readonly refusal: OperatorRefusal }
  | { readonly kind: 'port'; readonly day: string }
  /** The day is empty where the operator takes back what it announced. */
  | { readonly kind: 'plan'; readonly day: string }
  | { readonly kind: 'correct'; readonly port: Port }
  | { readonly kind: 'undo'; readonly reason: string };

/** Whether a number may be moved: in a cancelled order only once its operator stopped or ported it, and back. */
export function isMovable(order: OrderState, port: Pick<PortRow, 'state'>, kind: PortMove['kind']): boolean {
  const isAsked = order === 'cancelled' && (port.state === 'sent' || port.state === 'ported');
  return isBinding(order) || (isAsked && (kind === 'undo' || kind === 'port'));
}

/** Characters of a reason. */
export const maxReasonLength = 200;

/**
 * Moves a number on, in this person's name if any, and mails the client. Throws {@link MoveRefused} if the number's
 * state doesn't allow it, or if the order changed meanwhile.
 */
export async function changePort(
  order: OrderRow,
  place: number,
  move: PortMove,
  service: MailSettings & Pick<Service, 'storage'>,
  person?: string,
): Promise<void> {
  const ports = await service.storage.listPorts(order.reference);
  const change = planPortMove(order, place, move, { ports, token: newToken(), person }, service);
  if (!(await service.storage.changePorts(order, change)))
    throw refusalOf(order, place, 'la commande vient de changer. Regardez-la, puis recommencez');
}

/** Notes in one entry that all numbers to ask for were asked for; false if there is none or the order just changed. */
export async function askForAll(order: OrderRow, service: Service, person: string): Promise<boolean> {
  const ports = await service.storage.listPorts(order.reference);
  const places = ports.filter(isToSend).map(({ place }) => place);
  const saved = places.flatMap((place) => planPortMove(order, place, { kind: 'send' }, { ports }, service).saved);
  const note = `numéros ${places.join(', ')}`;
  const entry = providerEntry('port-send', service.clock().getTime(), { note, person });
  return saved.length > 0 && (await service.storage.changePorts(order, { saved, entry }));
}

/** The change that a move makes, with the client's mail, which contains `token` if any. Throws {@link MoveRefused}. */
export function planPortMove(
  order: OrderRow,
  place: number,
  move: PortMove,
  { ports, token, person }: { ports: readonly PortRow[]; token?: string; person?: string | undefined },
  service: MailSettings,
): PortsChange {
  const now = service.clock();
  const refuse = (reason: string, field?: string): never => {
    throw refusalOf(order, place, reason, field);
  };
  const port = ports.find((row) => row.place === place) ?? refuse('le client ne l’a pas encore complété');
  // The last step of a number that was asked for is the day noted since; a cancelled order's request is withdrawn.
  const undoesDay = move.kind === 'undo' && port.state === 'sent' && port.ported_on !== null && isBinding(order.state);
  const state = undoesDay ? 'sent' : movePort(port.state, move.kind);
  if (!isMovable(order.state, port, move.kind)) refuse('la commande n’engage pas le client');
  if (state === undefined) return refuse(`il est «\u202f${portStateNames[port.state]}\u202f», ce qui ne le permet pas`);
  if (move.kind === 'send' && port.mandated_at === null) refuse('le client n’a pas encore accepté le mandat');
  const today = parisDay(now);
  if (move.kind === 'port' && !isRecentDay(move.day, today))
    refuse('indiquez le jour du transfert, aujourd’hui au plus tard et depuis moins d’un an', 'jour');
  if (move.kind === 'plan' && move.day === (port.ported_on ?? '')) refuse('changez le jour', 'jour');
  if (move.kind === 'plan' && move.day !== '' && !isPlannableDay(move.day, today))
    refuse('indiquez le jour annoncé, au plus tôt aujourd’hui et dans moins d’un an', 'jour');
  // The day may precede that of the request, which the office may note late.
  const mandatedOn = parisDay(port.mandated_at ?? 0);
  if (move.kind === 'port' && move.day < mandatedOn)
    refuse(`le transfert n’a pas pu précéder le mandat du client, du ${formatDay(mandatedOn)}`, 'jour');
  if (move.kind === 'undo' && oneLine(move.reason, maxReasonLength) === '') refuse('indiquez la raison', 'note');
  const { columns, note } = columnsAndNote(move, now.getTime());
  const moved: PortRow = { ...port, state, ...columns, ...(state === 'complete' && { sent_at: null }) };
  const afterwards = ports.map((row) => (row.place === place ? moved : row));
  const mail = composePortMail(order, { before: port, moved, ports: afterwards, token }, service);
  const kind = move.kind === 'correct' ? 'port-save' : (`port-${move.kind}` as const);
  const entry = providerEntry(kind, now.getTime(), { note: `numéro ${place}${note}`, person });
  return { saved: [moved], entry, ...(mail && { mails: [mail], token }) };
}

/** Whether an operator may announce this day: not one that has passed, nor so late that it is a slip. */
function isPlannableDay(day: string, today: ParisDay): boolean {
  return isDay(day) && day >= today && day < addDays(today, 366);
}

function refusalOf({ reference }: OrderRow, place: number, reason: string, field?: string): MoveRefused {
  return new MoveRefused(`${reference}, numéro ${place}\u00a0: ${reason}.`, field);
}

/** The columns that a move sets, and what the journal says of it after the number. */
function columnsAndNote(move: PortMove, at: number): { columns: Partial<PortRow>; note: string } {
  switch (move.kind) {
    case 'send':
      return { columns: { sent_at: at }, note: '' };
    case 'refuse':
      return { columns: { refusal: move.refusal, ported_on: null }, note: `, ${operatorRefusalNames[move.refusal]}` };
    case 'port':
      return { columns: { ported_on: move.day }, note: `, le ${formatDay(move.day)}` };
    case 'plan':
      return {
        columns: { ported_on: move.day || null },
        note: move.day === '' ? ', plus de jour annoncé' : `, le ${formatDay(move.day)}`,
      };
    case 'correct':
      return { columns: typedColumns(move.port, at), note: ', corrigé pour le client' };
    case 'undo':
      return { columns: { refusal: null, ported_on: null }, note: `, ${oneLine(move.reason, maxReasonLength)}` };
  }
}
