import type { Cents } from '#domain/money.ts';

/** The stations that a client sees on an order's way, from the order button to the first call. */
export const wayStations = ['confirm', 'pay', 'prepare', 'ship', 'start'] as const;
export type WayStation = (typeof wayStations)[number];

interface StateRule {
  /** French label; completes « la commande est … ». */
  readonly name: string;
  /** What the client's page says above everything else. */
  readonly headline: string;
  /** The station that an order in this state waits at; absent if it waits for nothing. */
  readonly station?: WayStation;
}

/** The states of an order, in chronological order. */
const states = {
  received: { name: 'reçue', headline: 'Votre commande est reçue, elle attend votre confirmation', station: 'confirm' },
  confirmed: { name: 'confirmée', headline: 'Merci, votre commande est confirmée', station: 'pay' },
  'payment-differs': { name: 'à régulariser', headline: 'Votre paiement est à régulariser', station: 'pay' },
  ready: { name: 'à préparer', headline: 'Merci, nous préparons votre commande', station: 'prepare' },
  shipped: { name: 'expédiée', headline: 'Votre commande est expédiée', station: 'ship' },
  'in-service': { name: 'en service', headline: 'Votre téléphonie est en service' },
  cancelled: { name: 'annulée', headline: 'Cette commande a été annulée' },
} as const satisfies Readonly<Record<string, StateRule>>;
export type OrderState = keyof typeof states;
export const orderStates = Object.keys(states) as OrderState[];
/** Every state but the first, which anybody can cause by posting an order. */
export const laterStates = orderStates.filter((state) => state !== 'received');
export const stateRules: Readonly<Record<OrderState, StateRule>> = states;

/** Who moves an order. */
export const orderActors = ['client', 'provider'] as const;
export type OrderActor = (typeof orderActors)[number];

interface MoveRule {
  /** The states from which each actor may do it. */
  readonly from: Readonly<Record<OrderActor, readonly OrderState[]>>;
  /**
   * The state it leads to; a payment leads to the state that {@link stateAfterPayment} returns, an undone cancellation
   * to the one before it.
   */
  readonly to: OrderState | 'by-amount' | 'before-cancel';
  /** What its note must contain. */
  readonly note: 'none' | 'purchase-order-number' | 'tracking' | 'reason';
  /** What the journal calls it. */
  readonly entry: string;
  /** The stations that it completes. */
  readonly completes?: readonly WayStation[];
}

/** Every change of an order: who may do it, from which state, and where it leads. No other code changes an order's state. */
const moves = {
  confirm: {
    from: { client: ['received'], provider: ['received'] },
    to: 'confirmed',
    note: 'none',
    entry: 'Commande confirmée',
    completes: ['confirm'],
  },
  payment: {
    from: { client: [], provider: ['confirmed', 'payment-differs', 'ready'] },
    to: 'by-amount',
    note: 'none',
    entry: 'Paiement reçu',
    completes: ['pay'],
  },
  'purchase-order': {
    from: { client: ['confirmed'], provider: ['confirmed'] },
    to: 'ready',
    note: 'purchase-order-number',
    entry: 'Bon de commande reçu',
    completes: ['pay'],
  },
  'undo-purchase-order': {
    from: { client: [], provider: ['ready'] },
    to: 'confirmed',
    note: 'reason',
    entry: 'Bon de commande retiré',
  },
  ship: {
    from: { client: [], provider: ['ready'] },
    to: 'shipped',
    note: 'tracking',
    entry: 'Commande expédiée',
    completes: ['prepare'],
  },
  'undo-ship': {
    from: { client: [], provider: ['shipped'] },
    to: 'ready',
    note: 'reason',
    entry: 'Expédition annulée',
  },
  'put-in-service': {
    from: { client: [], provider: ['shipped'] },
    to: 'in-service',
    note: 'none',
    entry: 'Mise en service',
    completes: ['ship', 'start'],
  },
  'undo-service': {
    from: { client: [], provider: ['in-service'] },
    to: 'shipped',
    note: 'reason',
    entry: 'Mise en service annulée',
  },
  cancel: {
    from: { client: ['confirmed'], provider: ['received', 'confirmed', 'ready'] },
    to: 'cancelled',
    note: 'reason',
    entry: 'Commande annulée',
  },
  'undo-cancel': {
    from: { client: [], provider: ['cancelled'] },
    to: 'before-cancel',
    note: 'reason',
    entry: 'Commande rétablie',
  },
} as const satisfies Readonly<Record<string, MoveRule>>;
export type OrderMoveKind = keyof typeof moves;
export const orderMoveKinds = Object.keys(moves) as OrderMoveKind[];
export const moveRules: Readonly<Record<OrderMoveKind, MoveRule>> = moves;

/** The state of an order and what its transitions depend on. */
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

/** A requested transition. */
export interface OrderMove {
  readonly kind: OrderMoveKind;
  readonly by: OrderActor;
  /** Of a payment: what arrived, negative for money returned or booked by mistake. */
  readonly cents?: Cents;
  /** Purchase order number, carrier and tracking number, or reason. */
  readonly note?: string;
}

/** Entries about the ported numbers of an order, which leave its state as it is. */
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

/** An entry of an order's append-only journal: a change that was made. */
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

/** Whether an entry is a change of the order's life. */
export function isMoveKind(kind: JournalEntry['kind']): kind is OrderMoveKind {
  return kind in moves;
}

/** Why a change is refused. */
export type MoveRefusal =
  /** `allowed` are the states from which this actor may do it; empty if they never may. */
  | { readonly reason: 'wrong-state'; readonly allowed: readonly OrderState[] }
  | { readonly reason: 'note-missing'; readonly note: MoveRule['note'] }
  | { readonly reason: 'pays-after-service' | 'pays-before-service' | 'no-amount' | 'cancelled-by-client' }
  /** `receivedCents` have to be returned first, or are all that can be returned. */
  | { readonly reason: 'money-received' | 'returns-too-much'; readonly receivedCents: Cents };

type MoveResult =
  | { readonly ok: true; readonly state: OrderState; readonly receivedCents: Cents }
  | { readonly ok: false; readonly refusal: MoveRefusal };

/** The order after a change, or why it is refused. */
export function moveOrder(standing: OrderStanding, move: OrderMove): MoveResult {
  const { from, to, note } = moveRules[move.kind];
  const allowed = from[move.by];
  if (!allowed.includes(standing.state)) return refuse({ reason: 'wrong-state', allowed });
  // The client needs no reason: nothing was paid yet.
  const needsNote = note !== 'none' && !(note === 'reason' && move.by === 'client');
  if (needsNote && !hasNote(move, note)) return refuse({ reason: 'note-missing', note });
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

/** The state after a payment: `ready` only if the sum equals the amount, `confirmed` if everything was refunded. */
export function stateAfterPayment(dueCents: Cents, receivedCents: Cents): OrderState {
  if (receivedCents === dueCents) return 'ready';
  return receivedCents === 0 ? 'confirmed' : 'payment-differs';
}

/** Whether the order binds both parties. */
export function isBinding(state: OrderState): boolean {
  return state !== 'received' && state !== 'cancelled';
}

/** Whether the order waits for money: for all of it, or for what was short. */
export function awaitsPayment(state: OrderState): boolean {
  return state === 'confirmed' || state === 'payment-differs';
}

function readPayment({ dueCents, receivedCents, paysAfterService }: OrderStanding, move: OrderMove): MoveResult {
  const cents = move.cents ?? Number.NaN;
  if (paysAfterService) return refuse({ reason: 'pays-after-service' });
  // An order without one-time costs is marked paid by a payment of 0.
  if (!Number.isSafeInteger(cents) || (cents === 0 && dueCents > 0)) {
    return refuse({ reason: 'no-amount' });
  }
  if (cents < 0 && !hasNote(move)) return refuse({ reason: 'note-missing', note: 'reason' });
  const total = receivedCents + cents;
  if (total < 0) return refuse({ reason: 'returns-too-much', receivedCents });
  return { ok: true, state: stateAfterPayment(dueCents, total), receivedCents: total };
}

/** Whether the note is complete: a tracking number needs its carrier's name, or the client can't use it. */
function hasNote({ note = '' }: OrderMove, needed: MoveRule['note'] = 'reason'): boolean {
  return (needed === 'tracking' ? /\p{Letter}{3}/u : /\S/).test(note);
}

function refuse(refusal: MoveRefusal): MoveResult {
  return { ok: false, refusal };
}
