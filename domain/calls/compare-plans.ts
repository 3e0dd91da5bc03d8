/**
 * Compares pay-as-you-go with the unlimited plans. Only calls within France are compared, because we can't know where
 * abroad a visitor calls; within France the international plan covers the same as `france-all`. All amounts are before
 * tax, and exact until they are rounded once.
 */
import type { CallRate } from '#domain/calls/call-rates.ts';
import { type Cents, roundHalfUp, type TenThousandths } from '#domain/money.ts';
import type { CallPlanType } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';

/** Pay-as-you-go rates within France. */
export interface FrenchRates {
  readonly fixed: TenThousandths;
  readonly mobile: TenThousandths;
}

/** Working days in a month: 252 days a year without weekends and public holidays, divided by 12, is 21. */
export const workingDaysPerMonth = 21;

export type CallOption = 'payAsYouGo' | CallPlanType;

interface OptionCost {
  readonly option: CallOption;
  readonly cents: Cents;
}

/** The pay-as-you-go rates within France; `undefined` if the table lacks one of them. */
export function findFrenchRates(rates: readonly CallRate[]): FrenchRates | undefined {
  const fixed = rates.find(({ zone, type }) => zone === 'france' && type === 'FIX');
  const mobile = rates.find(({ zone, type }) => zone === 'france' && type === 'MOB');
  return fixed && mobile && { fixed: fixed.rate, mobile: mobile.rate };
}

/**
 * Monthly cost of `minutes` (a whole number) with each option, pay-as-you-go first, within the fair use of the plans.
 */
export function compareCosts(
  minutes: number,
  mobileShare: number,
  channels: number,
  rates: FrenchRates,
  catalogue: Catalogue,
): OptionCost[] {
  const { fixed, mobile } = ratesOfHundredMinutes(mobileShare, rates);
  return [
    { option: 'payAsYouGo', cents: minutesCost(minutes, fixed + mobile) },
    ...offeredPlans(catalogue).map(({ type: option }) => ({
      option,
      cents: planPrice(option, channels, catalogue) + (option === 'france-fix' ? minutesCost(minutes, mobile) : 0),
    })),
  ];
}

/** The cheapest option; of equal ones the first (pay-as-you-go, then the narrowest plan). */
export function cheapestOption(costs: readonly OptionCost[]): OptionCost | undefined {
  return costs.reduce<OptionCost | undefined>(
    (best, cost) => (best && best.cents <= cost.cents ? best : cost),
    undefined,
  );
}

/** Divisor that turns `minutes × rate` into cents; the rate is per hundred minutes, in ten-thousandths of a euro. */
const centsScale = 100 * 100;

function minutesCost(minutes: number, rateOfHundred: number): Cents {
  return roundHalfUp(minutes * rateOfHundred, centsScale);
}

/** The cost of a hundred minutes, in ten-thousandths of a euro, by destination. */
function ratesOfHundredMinutes(mobileShare: number, rates: FrenchRates): { fixed: number; mobile: number } {
  return { fixed: (100 - mobileShare) * rates.fixed, mobile: mobileShare * rates.mobile };
}

/** The price of a plan; throws if the catalogue doesn't have it, which would be a bug. */
function planPrice(plan: CallPlanType, channels: number, catalogue: Catalogue): Cents {
  const price = catalogue.unlimited.priceCents[plan]?.[channels];
  if (price === undefined) throw new RangeError(`Catalogue ${catalogue.id} has no ${plan} for ${channels}`);
  return price;
}
