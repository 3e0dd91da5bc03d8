import { expect, test } from 'vitest';
import { expectedLife } from './expected-life.fixture.ts';
import type { OrderStatus } from './move-order.ts';
import type { JournalEntry } from './order-journal.ts';
import { orderStates } from './order-life.ts';
import { type NumbersStatus, orderStations, type Waiting } from './order-stations.ts';

const orderStatus: OrderStatus = { state: 'confirmed', dueCents: 349_440, receivedCents: 0, paysAfterService: false };
const entry = (kind: JournalEntry['kind'], at: number): JournalEntry => ({
  at,
  kind,
  who: 'provider',
  cents: null,
  note: '',
});

/** The stations on one line, done ones in capitals, the current one in brackets: `CONFIRM [pay] prepare`. */
function drawn(changes: Partial<OrderStatus>): string {
  const look = {
    done: (kind: string) => kind.toUpperCase(),
    now: (kind: string) => `[${kind}]`,
    todo: (kind: string) => kind,
  };
  return orderStations({ orderStatus: { ...orderStatus, ...changes }, journal: [], paidAt: null })
    .map(({ kind, status }) => look[status](kind))
    .join(' ');
}

test.each(orderStates)('the stations of each state: %s', (state) => {
  expect(drawn({ state })).toBe(expectedLife[state].stations);
});

test('an order without one-time costs has nothing to pay, in any state, but a public body its purchase order to send', () => {
  for (const state of ['confirmed', 'ready'] as const)
    expect(drawn({ dueCents: 0, state })).toBe('CONFIRM [prepare] ship start');
  for (const state of orderStates) expect(drawn({ dueCents: 0, state })).not.toMatch(/pay/i);
  expect(drawn({ dueCents: 0, paysAfterService: true })).toBe('CONFIRM [pay] prepare ship start');
});

test('a done station has the instant of the entry that completed it, a payment that of the whole sum', () => {
  const journal = [
    entry('confirm', 1),
    entry('payment', 2),
    entry('payment', 3),
    entry('ship', 4),
    entry('payment', 9),
  ];
  const instants = (changes: Partial<OrderStatus>, ...more: JournalEntry[]) =>
    orderStations({
      orderStatus: { ...orderStatus, ...changes },
      journal: [...journal, ...more],
      paidAt: changes.paysAfterService ? 9 : 3,
    }).map(({ at }) => at);
  expect(instants({ state: 'shipped' })).toEqual([1, 3, 4, null, null]);
  const ordered = entry('purchase-order', 3);
  expect(instants({ state: 'shipped', paysAfterService: true }, ordered)).toEqual([1, 3, 4, null, null]);
  const started = entry('put-in-service', 5);
  expect(instants({ state: 'in-service' }, started), 'nothing tells when parcels arrive').toEqual([1, 3, 4, null, 5]);
  expect(instants({ state: 'in-service', isVirtual: true }, started)).toEqual([1, 3, 4, 4, 5]);
});

test.each<readonly [Partial<OrderStatus>, Waiting | undefined]>([
  ...orderStates.map((state) => [{ state }, expectedLife[state].waitsFor] as const),
  [{ state: 'payment-differs', receivedCents: 400_000 }, 'provider'],
  [{ state: 'confirmed', paysAfterService: true }, 'client'],
  [{ state: 'confirmed', dueCents: 0 }, 'provider'],
  [{ state: 'shipped', isVirtual: true }, 'client'],
  [{ state: 'shipped', receivedCents: 400_000 }, 'carrier'],
])('the current station of %j waits for the %s', (changes, expected) => {
  const stations = orderStations({ orderStatus: { ...orderStatus, ...changes }, journal: [], paidAt: null });
  expect(stations.find(({ waitsFor }) => waitsFor !== undefined)?.waitsFor).toBe(expected);
});

test.each<readonly [OrderStatus['state'], NumbersStatus, object]>([
  ['ready', { waitsFor: 'operator', at: null }, { status: 'now', waitsFor: 'operator' }],
  ['in-service', { waitsFor: null, at: 7 }, { kind: 'numbers', status: 'done', at: 7 }],
  ['received', { waitsFor: 'client', at: null }, { status: 'todo' }],
])('the station of the numbers of an order that is %s, %j, is %j', (state, numbers, expected) => {
  const stations = orderStations({ orderStatus: { ...orderStatus, state }, journal: [], paidAt: null, numbers });
  expect(stations.at(-1)).toMatchObject(expected);
});

test('a cancelled order has no station of its numbers', () => {
  const cancelled = { orderStatus: { ...orderStatus, state: 'cancelled' }, journal: [], paidAt: null } as const;
  expect(orderStations({ ...cancelled, numbers: { waitsFor: 'client', at: null } })).toEqual([]);
});
