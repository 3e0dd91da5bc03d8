import type { OrderStatus } from '#domain/order/life/move-order.ts';
import type { OrderActor, OrderMoveKind, OrderState } from '#domain/order/life/order-life.ts';
import type { Waiting } from '#domain/order/life/order-stations.ts';

/** The one of a company and the one of a public body, if they differ. */
type ByClient<Value> = Value | readonly [company: Value, publicBody: Value];

interface ExpectedState {
  /** The stations that its client sees: done ones in capitals, the current one in brackets. */
  readonly stations: string;
  /** For whom the current one waits, if hardware is shipped. */
  readonly waitsFor?: Waiting;
  /** The change that the desk proposes before all others. */
  readonly next?: ByClient<OrderMoveKind | undefined>;
  /** The state that each change leads to, or why it is refused; any other is refused for the state. */
  readonly moves: Readonly<Partial<Record<OrderActor, Readonly<Partial<Record<OrderMoveKind, ByClient<string>>>>>>>;
}

/** What may happen to an order and its money, by hand: a second opinion that takes nothing from `order-life.ts`. */
export const expectedLife: Readonly<Record<OrderState, ExpectedState>> = {
  received: {
    stations: '[confirm] pay prepare ship start',
    waitsFor: 'client',
    next: 'confirm',
    moves: { client: { confirm: 'confirmed' }, provider: { confirm: 'confirmed', cancel: 'cancelled' } },
  },
  confirmed: {
    stations: 'CONFIRM [pay] prepare ship start',
    waitsFor: 'client',
    next: ['payment', 'purchase-order'],
    moves: {
      client: { 'purchase-order': ['pays-before-service', 'ready'], cancel: 'cancelled' },
      provider: {
        payment: ['ready', 'pays-after-service'],
        'purchase-order': ['pays-before-service', 'ready'],
        cancel: 'cancelled',
      },
    },
  },
  'payment-differs': {
    stations: 'CONFIRM [pay] prepare ship start',
    waitsFor: 'client',
    next: ['payment', undefined],
    moves: { provider: { payment: ['ready', 'pays-after-service'] } },
  },
  ready: {
    stations: 'CONFIRM PAY [prepare] ship start',
    waitsFor: 'provider',
    next: 'ship',
    moves: {
      provider: {
        // Another euro on an order that is paid is too much.
        payment: ['payment-differs', 'pays-after-service'],
        'undo-purchase-order': ['pays-before-service', 'confirmed'],
        ship: 'shipped',
        cancel: ['money-received', 'cancelled'],
      },
    },
  },
  shipped: {
    stations: 'CONFIRM PAY PREPARE [ship] start',
    waitsFor: 'carrier',
    next: 'put-in-service',
    moves: { provider: { payment: 'shipped', 'undo-ship': 'ready', 'put-in-service': 'in-service' } },
  },
  'in-service': {
    stations: 'CONFIRM PAY PREPARE SHIP START',
    next: [undefined, 'invoice'],
    moves: {
      provider: {
        payment: 'in-service',
        invoice: ['pays-before-service', 'in-service'],
        'undo-invoice': ['pays-before-service', 'not-invoiced'],
        'undo-service': 'shipped',
      },
    },
  },
  cancelled: { stations: '', moves: { provider: { payment: 'cancelled', 'undo-cancel': 'cancelled-by-client' } } },
};

export function ofClient<Value>(expected: ByClient<Value>, paysAfterService: boolean): Value {
  return Array.isArray(expected) ? expected[paysAfterService ? 1 : 0] : (expected as Value);
}

/** An order in a state, as it got there. */
export function statusIn(state: OrderState, paysAfterService: boolean): OrderStatus {
  const isUnpaid = paysAfterService || ['received', 'confirmed', 'cancelled'].includes(state);
  const receivedCents = state === 'payment-differs' ? 300_000 : isUnpaid ? 0 : 349_440;
  return { state, dueCents: 349_440, receivedCents, paysAfterService };
}
