import { addDays, isDay, type ParisDay, parisDay } from '#domain/calendar.ts';
import { type MoveRefusal, moveOrder, type OrderMove, type OrderStatus } from '#domain/order/life/move-order.ts';
import { describeInvoice, moveRefusalMessage } from '#domain/order/life/order-words.ts';
import { cutText } from '#domain/typed-text.ts';
import type { MailSettings } from '#service/mail/new-mail.ts';
import { composeMoveMail } from '#service/orders/mails/compose-move-mail.ts';
import { type OrderNumbers, readNumbers } from '#service/orders/stored/order-numbers.ts';
import { statusOf } from '#service/orders/stored/order-status.ts';
import type { Service } from '#service/service.ts';
import type { Mail, OrderChange, OrderCompletion, OrderRow } from '#service/storage/rows.ts';
import { newToken } from './new-order.ts';

/** Characters of a note. */
export const maxNoteLength = 500;

/** A change that the order's life doesn't allow; its message is for the person who wanted it. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
  /** The id of the field that the desk has to correct, if it is one. */
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

/** What a move of an order depends on besides its row. */
interface MovedOrder {
  readonly orderStatus: OrderStatus;
  readonly numbers: OrderNumbers;
  /** A new address of the order, for the mail. */
  readonly token?: string | undefined;
  readonly person?: string | undefined;
}

/**
 * Changes an order, with the client's mail. Throws {@link MoveRefused} if the order's state doesn't allow it, or if
 * the order changed meanwhile.
 */
export async function changeOrder(
  service: MailSettings & Pick<Service, 'storage'>,
  order: OrderRow,
  move: Omit<OrderMove, 'by'>,
  person?: string,
): Promise<OrderRow> {
  const changed = await moveAndTell(service, order, providerMove(move), { person });
  if (changed !== undefined) return changed;
  const { statementLine: line } = move;
  const [booked] = line === undefined ? [] : await service.storage.listReceipts({ lines: [line] });
  throw new MoveRefused(
    booked === undefined
      ? `${order.reference}\u00a0: la commande vient de changer. Regardez-la, puis recommencez.`
      : `Cette ligne du relevé est déjà enregistrée, pour ${booked.order_reference}.`,
  );
}

/** A move that the provider makes; the journal and the mail show its note as one line. */
export function providerMove(move: Omit<OrderMove, 'by'>): OrderMove {
  return { ...move, note: readNote(move), by: 'provider' };
}

/** Makes a move with its mail and `others`; `undefined` if the order changed meanwhile. Throws {@link MoveRefused}. */
export async function moveAndTell(
  service: MailSettings & Pick<Service, 'storage'>,
  order: OrderRow,
  move: OrderMove,
  { person, others = [] }: { readonly person?: string | undefined; readonly others?: readonly Mail[] },
): Promise<OrderRow | undefined> {
  const { storage } = service;
  const token = newToken();
  const orderStatus = statusOf(order, await storage.listOrderEvents(order.reference));
  const numbers = await readNumbers(order, storage);
  const { change, mail } = planMove(order, move, { orderStatus, numbers, token, person }, service);
  const mails = mail === undefined ? others : [mail, ...others];
  const { kind, at } = change.entry;
  if (kind !== 'confirm') return await storage.moveOrder(order, change, mails);
  const by = { seen: order.event_count, ...(person && { person }), mailedToken: token };
  return await storage.confirmOrder(
    order.reference,
    completionByHand(order, at, service.company.termsVersion),
    mails,
    by,
  );
}

/** The change that a move makes, with the mail to the client if it sends one. Throws {@link MoveRefused}. */
export function planMove(
  order: OrderRow,
  move: OrderMove,
  { orderStatus, numbers, token, person }: MovedOrder,
  service: MailSettings,
): { readonly change: OrderChange; readonly mail: Mail | undefined } {
  const result = moveOrder(orderStatus, move);
  if (!result.ok) {
    const { refusal } = result;
    throw new MoveRefused(`${moveRefusalMessage(order.state, refusal)}.`, refusedFields[refusal.reason]);
  }
  const { kind, by: who, cents = null, note = '', statementLine = null } = move;
  const now = service.clock();
  const entry = { at: now.getTime(), kind, who, cents, note, ...(person && { person }) };
  const day = readDay(move, parisDay(now), order);
  const change = {
    state: result.state,
    received_cents: result.receivedCents,
    entry: kind === 'invoice' ? { ...entry, note: describeInvoice(day) } : entry,
    ...(kind === 'invoice' && { invoiced_on: day }),
    ...(kind === 'undo-invoice' && { invoiced_on: null }),
    ...(kind === 'payment' && { receipt: { day, statement_line: statementLine } }),
  };
  const addressed = { ...change, ...(token && { token }) };
  const mail = composeMoveMail(order, addressed, numbers, service);
  return { change: mail === undefined ? change : addressed, mail };
}

const refusedFields: Readonly<Partial<Record<MoveRefusal['reason'], string>>> = {
  'note-missing': 'note',
  'no-amount': 'montant',
  'returns-too-much': 'montant',
};

/** A transfer, an invoice or a ported number that is so many days older than its entry is a slip. */
const oldestDays = 366;

/** Whether something may have happened on this day: not one to come, nor so old that it is a slip. */
export function isRecentDay(day: string, today: ParisDay): boolean {
  return isDay(day) && day <= today && day > addDays(today, -oldestDays);
}

/** The typed day, or today. Throws {@link MoveRefused} if it isn't recent, or is an invoice's before its order. */
function readDay({ kind, day = '' }: OrderMove, today: ParisDay, { confirmed_at }: OrderRow): ParisDay {
  if (day === '') return today;
  if (kind === 'invoice' && day < parisDay(confirmed_at ?? 0))
    throw new MoveRefused('Indiquez le jour de la facture\u00a0: elle ne précède pas la commande.', 'jour');
  if (isRecentDay(day, today)) return day;
  throw new MoveRefused('Indiquez le jour, au plus tard aujourd’hui et depuis moins d’un an.', 'jour');
}

function readNote({ kind, note = '' }: Pick<OrderMove, 'kind' | 'note'>): string {
  const line = oneLine(note, maxNoteLength);
  return kind === 'ship' ? spacedOut(line) : line;
}

/** What was typed as one line of limited length: the journal shows it. */
export function oneLine(text: string, maxLength: number): string {
  return cutText(text.replaceAll(/[\p{Control}\s]+/gu, ' ').trim(), maxLength);
}

/** Numbers of parcels with a space between them, where a line may break; an address keeps its commas. */
function spacedOut(note: string): string {
  return note.replaceAll(/\S+/g, (word) => (word.includes('://') ? word : word.replaceAll(/,(?=.)/g, ', ')));
}

/** For an order agreed on the phone or on paper: what its client would have completed. */
function completionByHand(order: OrderRow, confirmed_at: number, terms_version: string): OrderCompletion {
  const { email, is_test, company, siret, name, phone, order_json, emergency_json, public_body } = order;
  const client = { email, is_test, company, siret, name, phone, order_json, emergency_json, public_body };
  return { ...client, sites_json: order.sites_json ?? '[]', terms_version, confirmed_at };
}
