import { describe, expect, test } from 'vitest';
import { type JournalEntry, type OrderStanding, orderStates } from './order-life.ts';
import { orderStations } from './order-stations.ts';

const standing: OrderStanding = { state: 'confirmed', dueCents: 349_440, receivedCents: 0, paysAfterService: false };
const entry = (kind: JournalEntry['kind'], at: number): JournalEntry => ({
  at,
  kind,
  who: 'provider',
  cents: null,
  note: '',
});

/** « confirm payé → prepare » as a line: done ones in capitals, the current one in brackets. */
function drawn(changes: Partial<OrderStanding>): string {
  const look = {
    done: (kind: string) => kind.toUpperCase(),
    now: (kind: string) => `[${kind}]`,
    todo: (kind: string) => kind,
  };
  return orderStations({ ...standing, ...changes }, [])
    .map(({ kind, place }) => look[place](kind))
    .join(' ');
}

describe('the stations of an order', () => {
  test.each([
    ['received', '[confirm] pay prepare ship start'],
    ['confirmed', 'CONFIRM [pay] prepare ship start'],
    ['payment-differs', 'CONFIRM [pay] prepare ship start'],
    ['ready', 'CONFIRM PAY [prepare] ship start'],
    ['shipped', 'CONFIRM PAY PREPARE [ship] start'],
    ['in-service', 'CONFIRM PAY PREPARE SHIP START'],
    ['cancelled', ''],
  ] as const)('%s: %s', (state, line) => {
    expect(drawn({ state })).toBe(line);
  });

  test('an order that costs nothing at first has nothing to pay, in any state', () => {
    expect(drawn({ dueCents: 0 })).toBe('CONFIRM [prepare] ship start');
    expect(drawn({ dueCents: 0, state: 'ready' })).toBe('CONFIRM [prepare] ship start');
    for (const state of orderStates) expect(drawn({ dueCents: 0, state })).not.toMatch(/pay/i);
  });

  test('a public body always has its purchase order to send', () => {
    expect(drawn({ dueCents: 0, paysAfterService: true })).toBe('CONFIRM [pay] prepare ship start');
  });

  test('a done station has the instant of the entry that completed it, a payment the last one', () => {
    const journal = [entry('confirm', 1), entry('payment', 2), entry('payment', 3), entry('ship', 4)];
    expect(orderStations({ ...standing, state: 'shipped' }, journal).map(({ at }) => at)).toEqual([
      1,
      3,
      4,
      null,
      null,
    ]);
  });
});
