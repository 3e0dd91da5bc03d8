import type { JournalEntry, OrderStanding, OrderState } from '#domain/order/order-life.ts';

/** The stations from the binding button to the first call, in their order. */
const stationKinds = ['confirm', 'pay', 'prepare', 'ship', 'start'] as const;
export type StationKind = (typeof stationKinds)[number];

/** A station of an order's way, as its client sees it. */
export interface Station {
  readonly kind: StationKind;
  readonly place: 'done' | 'now' | 'todo';
  /** When it was reached, in milliseconds since 1970; `null` if it isn't done, or if the journal doesn't say. */
  readonly at: number | null;
}

/** The station at which an order of each state is; all are done once it is in service. */
const currentStations: Readonly<Record<OrderState, StationKind | undefined>> = {
  received: 'confirm',
  confirmed: 'pay',
  'payment-differs': 'pay',
  ready: 'prepare',
  shipped: 'ship',
  'in-service': undefined,
  cancelled: undefined,
};

/** The entries of the journal that complete a station. */
const completedBy: Readonly<Record<StationKind, readonly JournalEntry['kind'][]>> = {
  confirm: ['confirm'],
  pay: ['payment', 'purchase-order'],
  prepare: ['ship'],
  ship: ['put-in-service'],
  start: ['put-in-service'],
};

/**
 * Where an order is on its way. An order that costs nothing at first has no station « pay », except a public body's, which
 * sends its purchase order there. A cancelled order has no way: the result is empty.
 */
export function orderStations(standing: OrderStanding, journal: readonly JournalEntry[]): Station[] {
  if (standing.state === 'cancelled') return [];
  const pays = standing.dueCents > 0 || standing.paysAfterService;
  const kinds = stationKinds.filter((kind) => kind !== 'pay' || pays);
  const current = currentStations[standing.state];
  const now = current === 'pay' && !pays ? 'prepare' : current;
  const reached = now === undefined ? kinds.length : kinds.indexOf(now);
  return kinds.map((kind, index) => {
    if (index >= reached) return { kind, place: index === reached ? 'now' : 'todo', at: null };
    const entry = journal.findLast((candidate) => completedBy[kind].includes(candidate.kind));
    return { kind, place: 'done', at: entry?.at ?? null };
  });
}
