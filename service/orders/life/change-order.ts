import { moveOrder, type OrderMove } from '#domain/order/move-order.ts';
import { moveRefusalMessage } from '#domain/order/order-words.ts';
import { composeMoveMail } from '#service/orders/mails/compose-move-mail.ts';
import { wholeStandingOf } from '#service/orders/stored/order-standing.ts';
import { orderAddress, type Service } from '#service/service.ts';
import type { Mail, OrderChange, OrderCompletion, OrderRow } from '#service/storage/rows.ts';
import { newToken } from './new-order.ts';

/** Characters of a note. */
const maxNoteLength = 500;

/** A change that the order's life doesn't allow; its message is for the person who wanted it. */
export class MoveRefused extends Error {
  override name = 'MoveRefused';
}

/**
 * Changes an order for the provider, or for the person of the desk who is named, with the mail that tells the client.
 * Throws {@link MoveRefused} if the order's life doesn't allow it.
 */
export async function changeOrder(
  service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>,
  order: OrderRow,
  move: Omit<OrderMove, 'by'>,
  person?: string,
): Promise<OrderRow> {
  const at = service.clock().getTime();
  const note = readNote(move);
  const result = moveOrder(await wholeStandingOf(order, service.storage), { ...move, note, by: 'provider' });
  if (!result.ok)
    throw new MoveRefused(`${order.reference}\u00a0: ${moveRefusalMessage(order.state, result.refusal)}.`);
  const { kind, cents = null } = move;
  const { state, receivedCents: received_cents } = result;
  const entry = { at, kind, who: 'provider', cents, note, ...(person && { person }) } as const;
  const changed = await moveAndTell(order, { state, received_cents, entry }, service);
  if (changed !== undefined) return changed;
  throw new MoveRefused(`${order.reference}\u00a0: la commande vient de changer. Regardez-la, puis recommencez.`);
}

/**
 * Makes a change, with the mail that tells the client and these others; `undefined` if the order was changed since it was
 * read.
 */
export async function moveAndTell(
  order: OrderRow,
  change: OrderChange,
  service: Pick<Service, 'storage' | 'company' | 'config' | 'clock'>,
  others: readonly Mail[] = [],
): Promise<OrderRow | undefined> {
  const token = orderAddress(service.config, '') === undefined ? undefined : newToken();
  const ports = await service.storage.listPorts(order.reference);
  const addressed = { ...change, ...(token && { token }) };
  const mail = composeMoveMail(order, addressed, ports, service);
  if (mail === undefined) return await service.storage.moveOrder(order, change, others);
  const mails = [mail, ...others];
  const { kind, at, person } = change.entry;
  if (kind !== 'confirm') return await service.storage.moveOrder(order, addressed, mails);
  const by = { ...(person && { person }), ...(token && { mailedToken: token }) };
  return await service.storage.confirmOrder(order.reference, completionByHand(order, at, service.company), mails, by);
}

/** The note of a move as one line, as the journal and the mail show it. */
export function readNote({ kind, note = '' }: Pick<OrderMove, 'kind' | 'note'>): string {
  const line = oneLine(note, maxNoteLength);
  return kind === 'ship' ? spacedOut(line) : line;
}

/** What was typed as one line of limited length: the journal shows it. */
export function oneLine(text: string, maxLength: number): string {
  return text
    .replaceAll(/[\p{Control}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}

/** Numbers of parcels with a space between them, where a line may break; an address keeps its commas. */
function spacedOut(note: string): string {
  return note.replaceAll(/\S+/g, (word) => (word.includes('://') ? word : word.replaceAll(/,(?=.)/g, ', ')));
}

/** For an order agreed on the phone or on paper: what its client would have completed. */
function completionByHand(
  order: OrderRow,
  confirmed_at: number,
  { termsVersion }: Service['company'],
): OrderCompletion {
  const { email, company: name, siret, name: contact, phone, order_json, emergency_json, public_body } = order;
  return {
    email,
    company: name,
    siret,
    name: contact,
    phone,
    order_json,
    emergency_json,
    public_body,
    sites_json: order.sites_json ?? '[]',
    small_firm: 0,
    terms_version: termsVersion,
    confirmed_at,
  };
}
