import type { ParisDay } from '#domain/calendar.ts';
import type { Cents } from '#domain/money.ts';
import {
  keepsState,
  moveRules,
  type NoteKind,
  type OrderActor,
  type OrderMoveKind,
  type OrderState,
} from './order-life.ts';

/** The state of an order and what its transitions depend on. */
export interface OrderStatus {
  readonly state: OrderState;
  /** What is paid once, VAT included. */
  readonly dueCents: Cents;
  /** The payments received, less what was returned. */
  readonly receivedCents: Cents;
  /** Whether the client is a public body, which pays on an invoice after the service is done. */
  readonly paysAfterService: boolean;
  /** Whether accesses are sent instead of parcels, which have no tracking number. */
  readonly isVirtual?: boolean;
  /** The state in which the provider cancelled it; absent if it isn't cancelled, or was cancelled by its client. */
  readonly beforeCancel?: OrderState;
  /** The day of a public body's invoice; absent before. */
  readonly invoicedOn?: ParisDay;
}

/** A requested transition. */
export interface OrderMove {
  readonly kind: OrderMoveKind;
  readonly by: OrderActor;
  /** Of a payment: what arrived, negative for money returned or booked by mistake. */
  readonly cents?: Cents;
  /** Of a transfer, or of an invoice; absent for today. */
  readonly day?: ParisDay;
  /** Fingerprint of the line of a bank's statement that reports the payment. */
  readonly statementLine?: string;
  /** Purchase order number, carrier and tracking number, or reason. */
  readonly note?: string;
}

/** Why a change is refused. */
export type MoveRefusal =
  /** `allowed` are the states from which this actor may do it; empty if they never may. */
  | { readonly reason: 'wrong-state'; readonly allowed: readonly OrderState[] }
  | { readonly reason: 'note-missing'; readonly note: NoteKind }
  | {
      readonly reason:
        | 'pays-after-service'
        | 'pays-before-service'
        | 'no-amount'
        | 'cancelled-by-client'
        | 'not-invoiced';
    }
  /** `receivedCents` have to be returned first, or are all that can be returned. */
  | { readonly reason: 'money-received' | 'returns-too-much'; readonly receivedCents: Cents };

type MoveResult =
  | { readonly ok: true; readonly state: OrderState; readonly receivedCents: Cents }
  | { readonly ok: false; readonly refusal: MoveRefusal };

/** The moves of public bodies alone, which pay on an invoice. */
const publicBodyMoves: readonly OrderMoveKind[] = ['purchase-order', 'undo-purchase-order', 'invoice', 'undo-invoice'];

/** The order after a change, or why it is refused. */
export function moveOrder(orderStatus: OrderStatus, move: OrderMove): MoveResult {
  const { to, note } = moveRules[move.kind];
  const allowed = statesFor(orderStatus, move);
  if (!allowed.includes(orderStatus.state)) return refuse({ reason: 'wrong-state', allowed });
  // The client needs no reason: nothing was paid yet.
  const isNoteOptional = (note === 'reason' && move.by === 'client') || (note === 'tracking' && orderStatus.isVirtual);
  if (note !== undefined && !isNoteOptional && !hasNote(move, note)) return refuse({ reason: 'note-missing', note });
  const { receivedCents } = orderStatus;
  if (to === 'by-amount') return readPayment(orderStatus, move);
  if (to === 'before-cancel') {
    const { beforeCancel: state } = orderStatus;
    if (state === undefined) return refuse({ reason: 'cancelled-by-client' });
    const isPaid = state !== 'received' && receivedCents > 0;
    return { ok: true, state: isPaid ? stateByAmount(orderStatus, state) : state, receivedCents };
  }
  if (publicBodyMoves.includes(move.kind) && !orderStatus.paysAfterService)
    return refuse({ reason: 'pays-before-service' });
  if (move.kind === 'undo-invoice' && orderStatus.invoicedOn === undefined) return refuse({ reason: 'not-invoiced' });
  if (move.kind === 'cancel' && receivedCents !== 0) return refuse({ reason: 'money-received', receivedCents });
  return { ok: true, state: to === 'ready' ? stateByAmount(orderStatus, to) : to, receivedCents };
}

/** The state after a payment: `ready` only if the sum equals the amount, `confirmed` if everything was refunded. */
export function stateAfterPayment(dueCents: Cents, receivedCents: Cents): OrderState {
  if (receivedCents === dueCents) return 'ready';
  return receivedCents === 0 ? 'confirmed' : 'payment-differs';
}

/** What is left to pay, now or later; negative for what is to be returned. Nothing is due once cancelled. */
export function leftOf({
  state,
  dueCents,
  receivedCents,
}: Pick<OrderStatus, 'state' | 'dueCents' | 'receivedCents'>): Cents {
  return (state === 'cancelled' ? 0 : dueCents) - receivedCents;
}

/**
 * What a client has to pay now; negative for what is to be returned. 0 before the order is confirmed, and for a public
 * body before its order is in service.
 */
export function owedCents(orderStatus: OrderStatus): Cents {
  const { state, paysAfterService } = orderStatus;
  const left = leftOf(orderStatus);
  const isEarly = !keepsState(state) || (state === 'shipped' && left > 0);
  return state === 'received' || (paysAfterService && isEarly) ? 0 : left;
}

/** The state to which an order comes back, as money may have come or gone since; a public body's needs none. */
function stateByAmount({ dueCents, receivedCents, paysAfterService }: OrderStatus, state: OrderState): OrderState {
  return paysAfterService ? state : stateAfterPayment(dueCents, receivedCents);
}

/** The states that allow a move. No payment is noted on a cancelled order that was never confirmed: it is erased soon. */
function statesFor({ beforeCancel }: OrderStatus, { kind, by }: OrderMove): readonly OrderState[] {
  const states = moveRules[kind][by] ?? [];
  const isDraft = kind === 'payment' && beforeCancel === 'received';
  return isDraft ? states.filter((state) => state !== 'cancelled') : states;
}

function readPayment({ state, dueCents, receivedCents, paysAfterService }: OrderStatus, move: OrderMove): MoveResult {
  const cents = move.cents ?? Number.NaN;
  const isKept = keepsState(state);
  // What came while its order had left or was cancelled is returned wherever the order comes back to.
  const isReturn = cents < 0 && receivedCents > 0;
  if (paysAfterService && !isKept && !isReturn) return refuse({ reason: 'pays-after-service' });
  // An order without one-time costs is marked paid by a payment of 0.
  if (!Number.isSafeInteger(cents) || (cents === 0 && (dueCents > 0 || isKept))) {
    return refuse({ reason: 'no-amount' });
  }
  if (cents < 0 && !hasNote(move)) return refuse({ reason: 'note-missing', note: 'reason' });
  const total = receivedCents + cents;
  if (total < 0) return refuse({ reason: 'returns-too-much', receivedCents });
  const isSame = isKept || paysAfterService;
  return { ok: true, state: isSame ? state : stateAfterPayment(dueCents, total), receivedCents: total };
}

/** Whether the note is complete: a tracking number needs its carrier's name, or the client can't use it. */
function hasNote({ note = '' }: OrderMove, needed: NoteKind = 'reason'): boolean {
  return (needed === 'tracking' ? /\p{Letter}{3}/u : /\S/).test(note);
}

function refuse(refusal: MoveRefusal): MoveResult {
  return { ok: false, refusal };
}
