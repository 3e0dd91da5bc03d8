import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CallRate } from '#domain/calls/call-rates.ts';
import {
  cheapestOption,
  compareCosts,
  describeBreakEven,
  type FrenchRates,
  findBreakEven,
  findFrenchRates,
  payAsYouGoIsCheapest,
} from '#domain/calls/compare-plans.ts';
import { offeredPlans } from '#domain/quote/offered-plans.ts';
import { specifiedCatalogue as catalogue } from '#domain/quote/specified-catalogue.fixture.ts';

const rates: FrenchRates = { fixed: 138, mobile: 960 };
const team = (mobileShare: number, extensions = 10) => ({ mobileShare, extensions });
const offeredTypes = offeredPlans(catalogue).map(({ type }) => type);
const euros = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('monthly costs', () => {
  test('contain the plan’s price, and pay-as-you-go for what it doesn’t cover', () => {
    expect(compareCosts(1000, 50, 2, rates, catalogue)).toEqual([
      { option: 'payAsYouGo', cents: 5490 },
      { option: 'france-fix', cents: 900 + 4800 },
      { option: 'france-all', cents: 2250 },
      { option: 'international', cents: 3750 },
    ]);
  });

  test('are zero for pay-as-you-go without calls', () => {
    expect(cheapestOption(compareCosts(0, 30, 2, rates, catalogue))).toEqual({ option: 'payAsYouGo', cents: 0 });
  });

  test('cheapestOption returns the cheapest, the first of equals', () => {
    expect(cheapestOption(compareCosts(1000, 50, 2, rates, catalogue))?.option).toBe('france-all');
    const equal = (['payAsYouGo', 'france-fix'] as const).map((option) => ({ option, cents: 900 }));
    expect(cheapestOption(equal)?.option).toBe('payAsYouGo');
  });

  test('throw for a number of channels that is not for sale', () => {
    expect(() => compareCosts(1, 0, 7, rates, catalogue)).toThrow(`${catalogue.id} has no france-fix for 7`);
  });

  test('are rounded once: 1 minute to a landline is 1.38 cents', () => {
    expect(compareCosts(1, 0, 2, rates, catalogue)[0]?.cents).toBe(1);
    expect(compareCosts(100, 0, 2, rates, catalogue)[0]?.cents).toBe(138);
  });
});

describe('the break-even', () => {
  test('of a plan for landlines is its price divided by the rate', () => {
    // 9 € / 0.0138 € = 652.17 minutes.
    expect(findBreakEven('france-fix', 2, team(0), rates, catalogue)).toEqual({
      kind: 'pays',
      minutes: 652,
      minutesPerWorkingDay: 31,
    });
  });

  test('counts only what a plan for landlines covers', () => {
    // Half of the minutes are saved: 1304.34 minutes.
    expect(findBreakEven('france-fix', 2, team(50), rates, catalogue)).toMatchObject({ minutes: 1304 });
    // 22.50 € / ((0.0138 + 0.096) / 2) = 409.8 minutes.
    expect(findBreakEven('france-all', 2, team(50), rates, catalogue)).toMatchObject({ minutes: 409 });
  });

  test('counts as beyond the fair use if it equals the limit', () => {
    const sold = { ...catalogue, unlimited: { ...catalogue.unlimited, fairUseMinutes: 652 } };
    expect(findBreakEven('france-fix', 2, team(0, 1), rates, sold).kind).toBe('beyond-fair-use');
    const covered = findBreakEven('international', 30, team(50, 1), rates, catalogue);
    expect(covered).toMatchObject({ kind: 'beyond-fair-use', minutes: 10_245, coveredMinutes: 10_245 });
  });

  test('doesn’t exist for a plan for landlines if every call goes to mobiles', () => {
    expect(findBreakEven('france-fix', 2, team(100), rates, catalogue)).toEqual({ kind: 'never' });
  });

  test('counts only covered minutes towards the fair use', () => {
    // 16 304 minutes, of which 1 630 to landlines: well below the 15 000 of three phones.
    expect(findBreakEven('france-fix', 5, team(90, 3), rates, catalogue)).toMatchObject({
      kind: 'pays',
      minutes: 16304,
    });
  });

  test('is reported as beyond the fair use if it exceeds the limit', () => {
    expect(findBreakEven('international', 30, team(0, 3), rates, catalogue)).toEqual({
      kind: 'beyond-fair-use',
      minutes: 40760,
      coveredMinutes: 40760,
      fairUseMinutes: 15000,
    });
  });

  test('is exact: at that use the plan costs no less, one minute more and it does', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...offeredTypes),
        fc.constantFrom(...catalogue.unlimited.channels),
        fc.nat({ max: 99 }),
        (plan, channels, mobileShare) => {
          const breakEven = findBreakEven(plan, channels, team(mobileShare, 50), rates, catalogue);
          if (breakEven.kind === 'never') throw new Error('a plan covers landlines');
          const price = BigInt(catalogue.unlimited.priceCents[plan]?.[channels] ?? 0) * 10_000n;
          const covered = BigInt((100 - mobileShare) * 138 + (plan === 'france-fix' ? 0 : mobileShare * 960));
          expect(BigInt(breakEven.minutes) * covered <= price).toBe(true);
          expect(BigInt(breakEven.minutes + 1) * covered > price).toBe(true);
        },
      ),
    );
  });
});

describe('the break-even in words', () => {
  test('names minutes a month and a working day', () => {
    const breakEven = findBreakEven('france-all', 10, team(0), rates, catalogue);
    expect(euros(describeBreakEven(breakEven, 'Fixes et mobiles France'))).toBe(
      'Au-delà de 8 152 minutes par mois, soit 388 par jour ouvré, le forfait « Fixes et mobiles France » coûte moins cher que la consommation.',
    );
  });

  test('says so if unlimited calls don’t pay', () => {
    const beyond = findBreakEven('international', 30, team(0, 3), rates, catalogue);
    expect(euros(describeBreakEven(beyond, 'International'))).toBe(
      'Le forfait « International » ne coûterait moins cher que la consommation qu’au-delà de 40 760 minutes par mois : plus que son usage raisonnable de 15 000 minutes pour toute l’équipe.',
    );
    const never = euros(describeBreakEven({ kind: 'never' }, 'Fixes France'));
    expect(never).toContain('Le forfait « Fixes France » ne couvre aucun de ces appels');
    expect(never).toContain('il ne coûte jamais moins cher que la consommation');
  });

  test('says how many of the minutes a plan covers, if it doesn’t cover all', () => {
    const beyond = findBreakEven('france-fix', 30, team(50, 1), rates, catalogue);
    if (beyond.kind !== 'beyond-fair-use') throw new Error(beyond.kind);
    expect(beyond.coveredMinutes).toBe(Math.floor(beyond.minutes / 2));
    expect(euros(describeBreakEven(beyond, 'Fixes France'))).toContain(
      ' qu’il couvre : plus que son usage raisonnable',
    );
  });

  test('of one plan is no advice: another plan may be the cheapest', () => {
    // Only mobiles, 8 channels: the plan for landlines covers nothing, the one for mobiles pays.
    const breakEvens = offeredTypes.map((plan) => findBreakEven(plan, 8, team(100, 20), rates, catalogue));
    expect(breakEvens[0]).toEqual({ kind: 'never' });
    expect(breakEvens[1]?.kind).toBe('pays');
    for (const breakEven of breakEvens) expect(describeBreakEven(breakEven, 'x')).not.toMatch(/^restez/i);
    expect(payAsYouGoIsCheapest(breakEvens)).toBe(false);
    expect(payAsYouGoIsCheapest([{ kind: 'never' }])).toBe(true);
  });
});

describe('break-even and monthly costs', () => {
  test('never contradict each other for any use, mix of calls, team or number of channels', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...catalogue.unlimited.channels),
        fc.nat({ max: 100 }),
        fc.integer({ min: 3, max: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (channels, mobileShare, extensions, part) => {
          const fairUse = extensions * catalogue.unlimited.fairUseMinutes;
          const minutes = Math.round(part * fairUse);
          const costs = compareCosts(minutes, mobileShare, channels, rates, catalogue);
          const centsOf = (option: string): number => costs.find((cost) => cost.option === option)?.cents ?? Number.NaN;
          const mix = { mobileShare, extensions };
          const breakEvens = offeredTypes.map((plan) => findBreakEven(plan, channels, mix, rates, catalogue));
          for (const [index, plan] of offeredTypes.entries()) {
            const breakEven = breakEvens[index];
            const pays = breakEven?.kind === 'pays' && minutes > breakEven.minutes;
            // Costs are rounded to the cent: just above the break-even they may still be equal.
            if (pays) expect(centsOf(plan)).toBeLessThanOrEqual(centsOf('payAsYouGo'));
            else expect(centsOf('payAsYouGo')).toBeLessThanOrEqual(centsOf(plan));
          }
          if (payAsYouGoIsCheapest(breakEvens)) expect(cheapestOption(costs)?.option).toBe('payAsYouGo');
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('French rates', () => {
  const row = (zone: CallRate['zone'], type: CallRate['type'], rate: number): CallRate => ({
    zone,
    type,
    rate,
    destination: 'x',
    status: 'confirmed',
    prefixes: [],
  });

  test('come from the table of rates', () => {
    const table = [
      row('europe', 'FIX', 1),
      row('europe', 'MOB', 1),
      row('france', 'SPC', 2),
      row('france', 'MOB', 960),
      row('france', 'FIX', 138),
    ];
    expect(findFrenchRates(table)).toEqual(rates);
  });

  test('are unknown if one is missing', () => {
    expect(findFrenchRates([row('france', 'FIX', 138)])).toBeUndefined();
  });
});
