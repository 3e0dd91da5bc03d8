import { describe, expect, test } from 'vitest';
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
  return orderStations({ orderStatus: { ...orderStatus, ...changes }, journal: [] })
    .map(({ kind, status }) => look[status](kind))
    .join(' ');
}

describe('the stations of an order', () => {
  test.each(orderStates)('of each state: %s', (state) => {
    expect(drawn({ state })).toBe(expectedLife[state].stations);
  });

  test('an order without one-time costs has nothing to pay, in any state', () => {
    expect(drawn({ dueCents: 0 })).toBe('CONFIRM [prepare] ship start');
    expect(drawn({ dueCents: 0, state: 'ready' })).toBe('CONFIRM [prepare] ship start');
    for (const state of orderStates) expect(drawn({ dueCents: 0, state })).not.toMatch(/pay/i);
  });

  test('a public body always has its purchase order to send', () => {
    expect(drawn({ dueCents: 0, paysAfterService: true })).toBe('CONFIRM [pay] prepare ship start');
  });

  test('a done station has the instant of the entry that completed it, a payment the last one', () => {
    const journal = [entry('confirm', 1), entry('payment', 2), entry('payment', 3), entry('ship', 4)];
    const shipped = { orderStatus: { ...orderStatus, state: 'shipped' }, journal } as const;
    expect(orderStations(shipped).map(({ at }) => at)).toEqual([1, 3, 4, null, null]);
    const started = {
      orderStatus: { ...orderStatus, state: 'in-service' },
      journal: [...journal, entry('put-in-service', 5)],
    } as const;
    expect(
      orderStations(started).map(({ at }) => at),
      'nothing tells when parcels arrive',
    ).toEqual([1, 3, 4, null, 5]);
    const virtual = { ...started, orderStatus: { ...started.orderStatus, isVirtual: true } };
    expect(orderStations(virtual).map(({ at }) => at)).toEqual([1, 3, 4, 4, 5]);
  });
});

describe('the current station', () => {
  test.each<readonly [Partial<OrderStatus>, Waiting | undefined]>([
    ...orderStates.map((state) => [{ state }, expectedLife[state].waitsFor] as const),
    [{ state: 'payment-differs', receivedCents: 400_000 }, 'provider'],
    [{ state: 'confirmed', paysAfterService: true }, 'client'],
    [{ state: 'confirmed', dueCents: 0 }, 'provider'],
    [{ state: 'shipped', isVirtual: true }, 'client'],
    [{ state: 'shipped', receivedCents: 400_000 }, 'carrier'],
  ])('of %j waits for the %s', (changes, expected) => {
    const stations = orderStations({ orderStatus: { ...orderStatus, ...changes }, journal: [] });
    expect(stations.find(({ waitsFor }) => waitsFor !== undefined)?.waitsFor).toBe(expected);
  });
});

describe('the station of the numbers', () => {
  const numbersAt = (state: OrderStatus['state'], numbers: NumbersStatus) =>
    orderStations({ orderStatus: { ...orderStatus, state }, journal: [], numbers }).at(-1);

  test('says for whom it waits, is done once the last number is ported, and to come before the order is confirmed', () => {
    expect(numbersAt('ready', { waitsFor: 'operator', at: null })).toMatchObject({
      status: 'now',
      waitsFor: 'operator',
    });
    expect(numbersAt('in-service', { waitsFor: null, at: 7 })).toEqual({ kind: 'numbers', status: 'done', at: 7 });
    expect(numbersAt('received', { waitsFor: 'client', at: null })).toMatchObject({ status: 'todo' });
    expect(numbersAt('cancelled', { waitsFor: 'client', at: null })).toBeUndefined();
  });
});
