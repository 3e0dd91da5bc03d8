/**
 * Compares plans within France, where the international one covers the same as `france-all`: where abroad a visitor calls
 * is unknown. Amounts are before tax and rounded once.
 */
import type { CallRate } from '#domain/calls/call-rates.ts';
import { type Cents, roundHalfUp, type TenThousandths } from '#domain/money.ts';
import type { CallPlanType } from '#domain/quote/catalogue/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { offeredPlans } from '#domain/quote/catalogue/offered-plans.ts';
import { planPrice } from '#domain/quote/price/itemise-quote.ts';

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

/** Monthly costs within fair use, pay-as-you-go first, of whole `minutes`, `mobileShare` percent of them to mobiles. */
export function compareCosts(
  minutes: number,
  mobileShare: number,
  channels: number,
  rates: FrenchRates,
  catalogue: Catalogue,
): OptionCost[] {
  const mobile = mobileShare * rates.mobile;
  const fixed = (100 - mobileShare) * rates.fixed;
  /** Of all minutes; the rate is that of a hundred, in ten-thousandths of a euro. */
  const costAt = (rate: number): Cents => roundHalfUp(minutes * rate, 100 * 100);
  return [
    { option: 'payAsYouGo', cents: costAt(fixed + mobile) },
    ...offeredPlans(catalogue).map(({ type: option }) => ({
      option,
      cents: planPrice(option, channels, catalogue) + (option === 'france-fix' ? costAt(mobile) : 0),
    })),
  ];
}

/** The cheapest option; of equal ones the first (pay-as-you-go, then the narrowest plan). */
export function cheapestOption(costs: readonly OptionCost[]): OptionCost | undefined {
  return [...costs].sort((one, other) => one.cents - other.cents)[0];
}
