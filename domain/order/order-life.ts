import type { Cents } from '#domain/money.ts';

/** The states of an order, in the order of its life. */
export const orderStates = [
  'received',
  'confirmed',
  'payment-differs',
  'ready',
  'shipped',
  'in-service',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Who moves an order. */
export const orderActors = ['client', 'provider'] as const;
export type OrderActor = (typeof orderActors)[number];

interface MoveRule {
  /** The states from which each of the two may do it. */
  readonly from: Readonly<Record<OrderActor, readonly OrderState[]>>;
  /**
   * The state it leads to; a payment leads to the state that {@link stateAfterPayment} returns, an undone cancellation
   * to the one before it.
   */
  readonly to: OrderState | 'by-amount' | 'before-cancel';
  /** What its note must contain. */
  readonly note: 'none' | 'purchase-order-number' | 'tracking' | 'reason';
}

/** Every change of an order: who may do it, from which state, and where it leads. Nothing else moves an order. */
const orderMoves = {
  confirm: { from: { client: ['received'], provider: ['received'] }, to: 'confirmed', note: 'none' },
  payment: { from: { client: [], provider: ['confirmed', 'payment-differs', 'ready'] }, to: 'by-amount', note: 'none' },
  'purchase-order': {
    from: { client: ['confirmed'], provider: ['confirmed'] },
    to: 'ready',
    note: 'purchase-order-number',
  },
  'undo-purchase-order': { from: { client: [], provider: ['ready'] }, to: 'confirmed', note: 'reason' },
  ship: { from: { client: [], provider: ['ready'] }, to: 'shipped', note: 'tracking' },
  'undo-ship': { from: { client: [], provider: ['shipped'] }, to: 'ready', note: 'reason' },
  'put-in-service': { from: { client: [], provider: ['shipped'] }, to: 'in-service', note: 'none' },
  'undo-service': { from: { client: [], provider: ['in-service'] }, to: 'shipped', note: 'reason' },
  cancel: {
    from: { client: ['confirmed'], provider: ['received', 'confirmed', 'ready'] },
    to: 'cancelled',
    note: 'reason',
  },
  'undo-cancel': { from: { client: [], provider: ['cancelled'] }, to: 'before-cancel', note: 'reason' },
} as const satisfies Readonly<Record<string, MoveRule>>;
export type OrderMoveKind = keyof typeof orderMoves;
export const orderMoveKinds = Object.keys(orderMoves) as OrderMoveKind[];

/** Where an order is, and what its next move depends on. */
export interface OrderStanding {
  readonly state: OrderState;
  /** What is paid once, VAT included. */
  readonly dueCents: Cents;
  /** The payments received, less what was returned. */
  readonly receivedCents: Cents;
  /** Whether the client is a public body, which pays on an invoice after the service is done. */
  readonly paysAfterService: boolean;
  /** The state in which the provider cancelled it; absent if it isn't cancelled, or was cancelled by its client. */
  readonly beforeCancel?: OrderState;
}

/** A change that somebody wants. */
export interface OrderMove {
  readonly kind: OrderMoveKind;
  readonly by: OrderActor;
  /** Of a payment: what arrived, negative for money returned or booked by mistake. */
  readonly cents?: Cents;
  /** Purchase order number, carrier and tracking number, or reason. */
  readonly note?: string;
}

/** Entries about the numbers that an order brings, which leave its state as it is. */
const portEntryKinds = [
  'port-save',
  'port-remove',
  'port-mandate',
  'port-send',
  'port-refuse',
  'port-port',
  'port-undo',
] as const;

/** Everything that a journal reports; a mail that is sent again, or a new address, leaves the order as it is. */
export const journalEntryKinds = [...orderMoveKinds, ...portEntryKinds, 'resend-mail', 'renew-address'] as const;

/** An entry of an order's journal, which is only ever added to: a change that was made. */
export interface JournalEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: (typeof journalEntryKinds)[number];
  readonly who: OrderActor;
  /** Who of the provider's people made it at the desk; absent for a command. */
  readonly person?: string;
  /** Of a payment; `null` for any other entry. */
  readonly cents: Cents | null;
  readonly note: string;
}

/** Why a change is refused. */
export type MoveRefusal =
  /** `allowed` are the states from which this actor may do it; empty if they never may. */
  | { readonly reason: 'wrong-state'; readonly allowed: readonly OrderState[] }
  | { readonly reason: 'note-missing'; readonly note: MoveRule['note'] }
  | { readonly reason: 'pays-after-service' | 'pays-before-service' | 'no-amount' | 'cancelled-by-client' }
  /** `receivedCents` have to be returned first, or are all that can be returned. */
  | { readonly reason: 'money-received' | 'returns-too-much'; readonly receivedCents: Cents };

type MoveReading =
  | { readonly ok: true; readonly state: OrderState; readonly receivedCents: Cents }
  | { readonly ok: false; readonly refusal: MoveRefusal };

/** The order after a change, or why it is refused. */
export function moveOrder(standing: OrderStanding, move: OrderMove): MoveReading {
  const { from, to, note }: MoveRule = orderMoves[move.kind];
  const allowed = from[move.by];
  if (!allowed.includes(standing.state)) return refuse({ reason: 'wrong-state', allowed });
  // The client needs no reason: nothing was paid yet.
  const needsNote = note !== 'none' && !(note === 'reason' && move.by === 'client');
  if (needsNote && !hasNote(move)) return refuse({ reason: 'note-missing', note });
  const { receivedCents } = standing;
  if (to === 'by-amount') return readPayment(standing, move);
  if (to === 'before-cancel') {
    const { beforeCancel: state } = standing;
    return state === undefined ? refuse({ reason: 'cancelled-by-client' }) : { ok: true, state, receivedCents };
  }
  if (/purchase-order$/.test(move.kind) && !standing.paysAfterService) return refuse({ reason: 'pays-before-service' });
  if (move.kind === 'cancel' && receivedCents !== 0) return refuse({ reason: 'money-received', receivedCents });
  return { ok: true, state: to, receivedCents };
}

/** An order whose payment differs from the amount is never « ready »; one whose whole payment was returned waits again. */
export function stateAfterPayment(dueCents: Cents, receivedCents: Cents): OrderState {
  if (receivedCents === dueCents) return 'ready';
  return receivedCents === 0 ? 'confirmed' : 'payment-differs';
}

/** A public body's purchase order, as the journal has it; `undefined` if none came, or if it was undone. */
export function purchaseOrderIn(journal: readonly Pick<JournalEntry, 'kind' | 'note'>[]): string | undefined {
  const last = journal.findLast(({ kind }) => kind === 'purchase-order' || kind === 'undo-purchase-order');
  return last?.kind === 'purchase-order' ? last.note : undefined;
}

/**
 * When the order came into its state, as its journal has it; `undefined` if its journal says nothing. A further payment
 * that is still short, a mail sent again and a saved number change no state.
 */
export function stateSince(
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'cents' | 'who'>[],
  dueCents: Cents,
): number | undefined {
  return statesIn(journal, dueCents).at(-1)?.at;
}

/** The state in which the provider cancelled an order, as its journal has it; `undefined` if its client did, or nobody. */
export function stateBeforeCancel(
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'cents' | 'who'>[],
  dueCents: Cents,
): OrderState | undefined {
  const states = statesIn(journal, dueCents);
  const last = states.at(-1);
  if (last?.state !== 'cancelled' || last.who !== 'provider') return undefined;
  return states.at(-2)?.state ?? 'received';
}

/** The states of an order after the first, each with the instant and the actor that led to it. */
function statesIn(
  journal: readonly Pick<JournalEntry, 'at' | 'kind' | 'cents' | 'who'>[],
  dueCents: Cents,
): readonly (Pick<JournalEntry, 'at' | 'who'> & { readonly state: OrderState })[] {
  const states: (Pick<JournalEntry, 'at' | 'who'> & { readonly state: OrderState })[] = [];
  let receivedCents = 0;
  for (const { at, who, kind, cents } of journal) {
    if (!isMoveKind(kind)) continue;
    receivedCents += cents ?? 0;
    const { to } = orderMoves[kind];
    const before = states.at(-2)?.state ?? 'received';
    const led = to === 'by-amount' ? stateAfterPayment(dueCents, receivedCents) : to;
    const state = led === 'before-cancel' ? before : led;
    if (state !== (states.at(-1)?.state ?? 'received')) states.push({ at, who, state });
  }
  return states;
}

function isMoveKind(kind: JournalEntry['kind']): kind is OrderMoveKind {
  return kind in orderMoves;
}

/** Whether the client is bound by the order, and the provider too. */
export function isBinding(state: OrderState): boolean {
  return state !== 'received' && state !== 'cancelled';
}

/** Whether the order waits for money: for all of it, or for what was short. */
export function awaitsPayment(state: OrderState): boolean {
  return state === 'confirmed' || state === 'payment-differs';
}

/** Whether a SIRET or SIREN is a public body's: INSEE gives them numbers that begin with 1 or 2. */
export function isPublicBody(siret: string): boolean {
  return /^[12]/.test(siret);
}

function readPayment({ dueCents, receivedCents, paysAfterService }: OrderStanding, move: OrderMove): MoveReading {
  const cents = move.cents ?? Number.NaN;
  if (paysAfterService) return refuse({ reason: 'pays-after-service' });
  // An order that costs nothing at first is « paid » by nothing.
  if (!Number.isSafeInteger(cents) || (cents === 0 && dueCents > 0)) {
    return refuse({ reason: 'no-amount' });
  }
  if (cents < 0 && !hasNote(move)) return refuse({ reason: 'note-missing', note: 'reason' });
  const total = receivedCents + cents;
  if (total < 0) return refuse({ reason: 'returns-too-much', receivedCents });
  return { ok: true, state: stateAfterPayment(dueCents, total), receivedCents: total };
}

function hasNote({ note = '' }: OrderMove): boolean {
  return note.trim() !== '';
}

function refuse(refusal: MoveRefusal): MoveReading {
  return { ok: false, refusal };
}
