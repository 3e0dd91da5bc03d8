/** The stations that a client sees on an order's way, from the order button to the first call. */
export const wayStations = ['confirm', 'pay', 'prepare', 'ship', 'start'] as const;
export type WayStation = (typeof wayStations)[number];

/** What the office has to do with an order that waits for it, and what the desk calls it. */
export const orderTasks = {
  payment: 'Paiement ou bon de commande',
  preparation: 'À préparer',
  service: 'À mettre en service',
} as const;
export type OrderTask = keyof typeof orderTasks;

interface StateRule {
  /** French label; completes « la commande est … ». */
  readonly name: string;
  /** What the client's page says above everything else, and the mail that tells it. */
  readonly headline: string;
  /** The same where nothing is shipped: a client would wait for a parcel. */
  readonly virtualHeadline?: string;
  /** The station that an order in this state waits at, and for whom; absent if it waits for nothing. */
  readonly waits?: { readonly at: WayStation; readonly for: 'client' | 'provider' | 'carrier' };
  readonly task?: OrderTask;
}

/** The states of an order, in chronological order. */
const states = {
  /** Its client has to confirm it; also after the desk cancelled it by mistake. */
  received: {
    name: 'reçue',
    headline: 'Votre commande est reçue, elle attend votre confirmation',
    waits: { at: 'confirm', for: 'client' },
  },
  /**
   * It binds its client; also after its whole payment was returned, its purchase order or cancellation undone, or the
   * shipment of an unpaid one.
   */
  confirmed: {
    name: 'confirmée',
    headline: 'Merci, votre commande est confirmée',
    waits: { at: 'pay', for: 'client' },
    task: 'payment',
  },
  /** It has a payment that isn't the amount due. */
  'payment-differs': {
    name: 'à régulariser',
    headline: 'Votre paiement est à régulariser',
    waits: { at: 'pay', for: 'client' },
    task: 'payment',
  },
  /** It is paid, or a public body's purchase order came; also after its shipment or cancellation was undone. */
  ready: {
    name: 'à préparer',
    headline: 'Merci, nous préparons votre commande',
    waits: { at: 'prepare', for: 'provider' },
    task: 'preparation',
  },
  /** It has left; also after its start of service was undone. */
  shipped: {
    name: 'expédiée',
    headline: 'Votre commande est expédiée',
    virtualHeadline: 'Vos accès sont envoyés',
    waits: { at: 'ship', for: 'carrier' },
    task: 'service',
  },
  'in-service': { name: 'en service', headline: 'Votre téléphonie est en service' },
  /** By its client or at the desk. */
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

/** What the note of a change must contain. */
export type NoteKind = 'purchase-order-number' | 'tracking' | 'reason';

/** By each actor, the states from which they may do it. */
interface MoveRule extends Readonly<Partial<Record<OrderActor, readonly OrderState[]>>> {
  /**
   * The state it leads to. `by-amount` is `stateAfterPayment`, or no change where {@link keepsState} or for a public body.
   * A company's order comes back to `ready`, or restored with money to any state, by `stateAfterPayment` too.
   */
  readonly to: OrderState | 'by-amount' | 'before-cancel';
  /** Absent if it needs no note. A change that undoes another one or cancels the order needs a reason. */
  readonly note?: NoteKind;
  /** What the journal calls it. */
  readonly entry: string;
  /** The station that it completes; nothing tells when a parcel arrived. */
  readonly completes?: WayStation;
}

/** Every change of an order: who may do it, from which state, and where it leads. No other code changes an order's state. */
const moves = {
  confirm: {
    client: ['received'],
    provider: ['received'],
    to: 'confirmed',
    entry: 'Commande confirmée',
    completes: 'confirm',
  },
  payment: {
    provider: ['confirmed', 'payment-differs', 'ready', 'shipped', 'in-service', 'cancelled'],
    to: 'by-amount',
    entry: 'Paiement reçu',
  },
  'purchase-order': {
    client: ['confirmed'],
    provider: ['confirmed'],
    to: 'ready',
    note: 'purchase-order-number',
    entry: 'Bon de commande reçu',
    completes: 'pay',
  },
  'undo-purchase-order': { provider: ['ready'], to: 'confirmed', note: 'reason', entry: 'Bon de commande retiré' },
  ship: { provider: ['ready'], to: 'shipped', note: 'tracking', entry: 'Commande expédiée', completes: 'prepare' },
  'undo-ship': { provider: ['shipped'], to: 'ready', note: 'reason', entry: 'Expédition annulée' },
  'put-in-service': { provider: ['shipped'], to: 'in-service', entry: 'Mise en service', completes: 'start' },
  'undo-service': { provider: ['in-service'], to: 'shipped', note: 'reason', entry: 'Mise en service annulée' },
  invoice: { provider: ['in-service'], to: 'in-service', entry: 'Facture déposée' },
  'undo-invoice': { provider: ['in-service'], to: 'in-service', note: 'reason', entry: 'Facture retirée' },
  cancel: {
    client: ['confirmed'],
    provider: ['received', 'confirmed', 'ready'],
    to: 'cancelled',
    note: 'reason',
    entry: 'Commande annulée',
  },
  'undo-cancel': { provider: ['cancelled'], to: 'before-cancel', note: 'reason', entry: 'Commande rétablie' },
} as const satisfies Readonly<Record<string, MoveRule>>;
export type OrderMoveKind = keyof typeof moves;
export const orderMoveKinds = Object.keys(moves) as OrderMoveKind[];
export const moveRules: Readonly<Record<OrderMoveKind, MoveRule>> = moves;

/** Whether the order binds both parties. */
export function isBinding(state: OrderState): boolean {
  return state !== 'received' && state !== 'cancelled';
}

/** Whether money leaves the state as it is: the order has left, or is cancelled. */
export function keepsState(state: OrderState): boolean {
  return state === 'shipped' || state === 'in-service' || state === 'cancelled';
}

/** Whether the order waits for money before it is prepared: for all of it, or for what was short. */
export function awaitsPayment(state: OrderState): boolean {
  return stateRules[state].waits?.at === 'pay';
}
