import type { OrderStatus } from './move-order.ts';
import { isMoveKind, type JournalEntry } from './order-journal.ts';
import { moveRules, stateRules, type WayStation, wayStations } from './order-life.ts';

/** `numbers` is always last, in parallel with the others. */
export type StationKind = WayStation | 'numbers';

/** For whom a station waits. */
export type Waiting = 'client' | 'provider' | 'carrier' | 'operator';

/** A station of an order's way, as its client sees it. */
export interface Station {
  readonly kind: StationKind;
  readonly status: 'done' | 'now' | 'todo';
  /** When it was reached, in milliseconds since 1970; `null` if it isn't done, or if the journal doesn't say. */
  readonly at: number | null;
  /** Absent if the station isn't the current one. */
  readonly waitsFor?: Waiting;
}

/** Progress of the ported numbers. */
export interface NumbersStatus {
  /** `null` once all are ported. */
  readonly waitsFor: Waiting | null;
  /** When the last one was ported, in milliseconds since 1970; `null` before. */
  readonly at: number | null;
}

interface OrderProgress {
  readonly orderStatus: OrderStatus;
  readonly journal: readonly JournalEntry[];
  /** When the whole sum was there, whatever came or was returned later; none before. */
  readonly paidAt: number | null;
  /** Absent for an order that keeps no number. */
  readonly numbers?: NumbersStatus | undefined;
}

/** The stations, none once cancelled. « pay » is one if something is due, or for a public body's purchase order. */
export function orderStations({ orderStatus, journal, paidAt, numbers }: OrderProgress): Station[] {
  if (orderStatus.state === 'cancelled') return [];
  const pays = orderStatus.dueCents > 0 || orderStatus.paysAfterService;
  const kinds = wayStations.filter((kind) => kind !== 'pay' || pays);
  const current = stateRules[orderStatus.state].waits?.at;
  const now = current === 'pay' && !pays ? 'prepare' : current;
  const reached = now === undefined ? kinds.length : kinds.indexOf(now);
  const stations = kinds.map((kind, index): Station => {
    if (index === reached) return { kind, status: 'now', at: null, waitsFor: waitingOf(kind, orderStatus) };
    if (index > reached) return { kind, status: 'todo', at: null };
    const isPaid = kind === 'pay' && !orderStatus.paysAfterService;
    const at = isPaid ? paidAt : (journal.findLast((entry) => completes(entry, kind, orderStatus))?.at ?? null);
    return { kind, status: 'done', at };
  });
  return numbers === undefined ? stations : [...stations, numbersStation(numbers, orderStatus)];
}

/** Whether an entry completes a station. Accesses arrive as they are sent. */
function completes({ kind }: JournalEntry, station: WayStation, status: OrderStatus): boolean {
  if (!isMoveKind(kind)) return false;
  const done = moveRules[kind].completes;
  return done === station || (done === 'prepare' && station === 'ship' && status.isVirtual === true);
}

function waitingOf(kind: WayStation, orderStatus: OrderStatus): Waiting {
  const { waits } = stateRules[orderStatus.state];
  const isOverpaid = kind === 'pay' && orderStatus.receivedCents > orderStatus.dueCents;
  // With nothing to pay, the order is at « prepare » before the provider has validated it.
  if (waits?.at !== kind || isOverpaid) return 'provider';
  return waits.for === 'carrier' && orderStatus.isVirtual ? 'client' : waits.for;
}

function numbersStation({ waitsFor, at }: NumbersStatus, { state }: OrderStatus): Station {
  const kind = 'numbers';
  if (state === 'received') return { kind, status: 'todo', at: null };
  return waitsFor === null ? { kind, status: 'done', at } : { kind, status: 'now', at: null, waitsFor };
}
