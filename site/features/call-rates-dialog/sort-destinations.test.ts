import { describe, expect, test } from 'vitest';
import type { CallDestination, CallRate, RateZone } from '#domain/calls/call-rates.ts';
import { nextOrder, sortDestinations } from './sort-destinations.ts';

function destination(name: string, zone: RateZone, fixed?: number, mobile?: number): CallDestination {
  const rate = (type: 'FIX' | 'MOB', tenThousandths: number): CallRate => ({
    zone,
    destination: name,
    type,
    rate: tenThousandths,
    status: 'confirmed',
    prefixes: [],
  });
  return {
    zone,
    destination: name,
    ...(fixed === undefined ? {} : { fixed: rate('FIX', fixed) }),
    ...(mobile === undefined ? {} : { mobile: rate('MOB', mobile) }),
  };
}

const rows = [
  destination('Espagne', 'europe', 330, 2400),
  destination('Belgique', 'europe', 458, 7000),
  destination('Émirats', 'world', 2000),
  destination('Allemagne', 'europe', 320, 2400),
];

describe('sortDestinations', () => {
  test.each([
    ['names as French does', 'destination', false, 'payAsYouGo', 'Allemagne, Belgique, Émirats, Espagne'],
    ['names backwards', 'destination', true, 'payAsYouGo', 'Espagne, Émirats, Belgique, Allemagne'],
    ['equal rates by name, a missing one last', 'mobile', false, 'payAsYouGo', 'Allemagne, Espagne, Belgique, Émirats'],
    ['a missing rate last backwards too', 'mobile', true, 'payAsYouGo', 'Belgique, Allemagne, Espagne, Émirats'],
    ['what the plan includes as the cheapest', 'fixed', false, 'unlimited', 'Allemagne, Belgique, Espagne, Émirats'],
  ] as const)('sorts %s', (_, column, descending, mode, expected) => {
    const sorted = sortDestinations(rows, { column, descending }, mode);
    expect(sorted.map((row) => row.destination).join(', ')).toBe(expected);
  });
});

describe('nextOrder', () => {
  test('reverses the order of the sorted column, and sorts another one ascending', () => {
    const first = nextOrder({ column: 'destination', descending: false }, 'fixed');
    expect(first).toEqual({ column: 'fixed', descending: false });
    expect(nextOrder(first, 'fixed')).toEqual({ column: 'fixed', descending: true });
    expect(nextOrder(nextOrder(first, 'fixed'), 'fixed')).toEqual({ column: 'fixed', descending: false });
  });
});
