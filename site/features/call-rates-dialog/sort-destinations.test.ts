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
const names = (sorted: readonly CallDestination[]) => sorted.map((row) => row.destination);

describe('sortDestinations', () => {
  test('sorts names as French does, in both directions', () => {
    const byName = { column: 'destination', descending: false } as const;
    expect(names(sortDestinations(rows, byName, 'payAsYouGo'))).toEqual([
      'Allemagne',
      'Belgique',
      'Émirats',
      'Espagne',
    ]);
    expect(names(sortDestinations(rows, { ...byName, descending: true }, 'payAsYouGo'))).toEqual([
      'Espagne',
      'Émirats',
      'Belgique',
      'Allemagne',
    ]);
  });

  test('sorts by rate, equal rates by name, a missing rate last in both directions', () => {
    const byMobile = { column: 'mobile', descending: false } as const;
    expect(names(sortDestinations(rows, byMobile, 'payAsYouGo'))).toEqual([
      'Allemagne',
      'Espagne',
      'Belgique',
      'Émirats',
    ]);
    expect(names(sortDestinations(rows, { ...byMobile, descending: true }, 'payAsYouGo'))).toEqual([
      'Belgique',
      'Allemagne',
      'Espagne',
      'Émirats',
    ]);
  });

  test('treats what the plan includes as the cheapest', () => {
    const byFixed = { column: 'fixed', descending: false } as const;
    expect(names(sortDestinations(rows, byFixed, 'unlimited'))).toEqual([
      'Allemagne',
      'Belgique',
      'Espagne',
      'Émirats',
    ]);
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
