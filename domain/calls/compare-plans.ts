/**
 * Compares pay-as-you-go with the unlimited plans. Only calls within France are compared, because we can't know where
 * abroad a visitor calls; within France the international plan covers the same as `france-all`. All amounts are before
 * tax, and exact until they are rounded once.
 */
import type { CallRate } from '#domain/calls/call-rates.ts';
import { type Cents, formatCount, roundHalfUp, type TenThousandths } from '#domain/money.ts';
import type { CallPlanType } from '#domain/quote/call-plans.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { offeredPlans } from '#domain/quote/offered-plans.ts';

/** Pay-as-you-go rates within France. */
export interface FrenchRates {
  readonly fixed: TenThousandths;
  readonly mobile: TenThousandths;
}

/** How a team calls: `mobileShare` is the percentage (a whole number) of its minutes that goes to mobiles. */
interface CallMix {
  readonly mobileShare: number;
  /** Phones or users, each with its own fair-use limit. */
  readonly extensions: number;
}

/** Working days in a month: 252 days a year without weekends and public holidays, divided by 12, is 21. */
export const workingDaysPerMonth = 21;

/** From how many minutes a month a plan costs less than pay-as-you-go. */
type BreakEven =
  /** The plan costs less above `minutes` (a whole number). */
  | { readonly kind: 'pays'; readonly minutes: number; readonly minutesPerWorkingDay: number }
  /**
   * The plan would cost less only above its fair-use limit, so it doesn't pay. It covers `coveredMinutes` of `minutes`,
   * and only these count towards the limit.
   */
  | {
      readonly kind: 'beyond-fair-use';
      readonly minutes: number;
      readonly coveredMinutes: number;
      readonly fairUseMinutes: number;
    }
  /** The plan covers none of these calls. */
  | { readonly kind: 'never' };

export type CallOption = 'payAsYouGo' | CallPlanType;

export interface OptionCost {
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

/** The number of minutes above which a plan at `channels` costs less than pay-as-you-go. */
export function findBreakEven(
  plan: CallPlanType,
  channels: number,
  mix: CallMix,
  rates: FrenchRates,
  catalogue: Catalogue,
): BreakEven {
  const { fixed, mobile } = ratesOfHundredMinutes(mix.mobileShare, rates);
  const saved = plan === 'france-fix' ? fixed : fixed + mobile;
  if (saved === 0) return { kind: 'never' };
  const minutes = Math.floor((planPrice(plan, channels, catalogue) * centsScale) / saved);
  const coveredMinutes = plan === 'france-fix' ? Math.floor((minutes * (100 - mix.mobileShare)) / 100) : minutes;
  const fairUseMinutes = mix.extensions * catalogue.unlimited.fairUseMinutes;
  if (coveredMinutes >= fairUseMinutes) return { kind: 'beyond-fair-use', minutes, coveredMinutes, fairUseMinutes };
  return { kind: 'pays', minutes, minutesPerWorkingDay: roundHalfUp(minutes, workingDaysPerMonth) };
}

/** The result in words. It speaks about this plan only, since another one may pay when this one doesn't. */
export function describeBreakEven(breakEven: BreakEven, planLabel: string): string {
  const plan = `forfait «\u202f${planLabel}\u202f»`;
  switch (breakEven.kind) {
    case 'pays':
      return `Au-delà de ${formatCount(breakEven.minutes)}\u00a0minutes par mois, soit ${formatCount(breakEven.minutesPerWorkingDay)} par jour ouvré, le ${plan} coûte moins cher que la consommation.`;
    case 'beyond-fair-use': {
      const { minutes, coveredMinutes, fairUseMinutes } = breakEven;
      const covered = coveredMinutes === minutes ? '' : `, dont ${formatCount(coveredMinutes)} qu’il couvre`;
      return `Le ${plan} ne coûterait moins cher que la consommation qu’au-delà de ${formatCount(minutes)}\u00a0minutes par mois${covered}\u00a0: plus que son usage raisonnable de ${formatCount(fairUseMinutes)}\u00a0minutes pour toute l’équipe.`;
    }
    case 'never':
      return `Le ${plan} ne couvre aucun de ces appels, qui restent payés à la minute\u00a0: il ne coûte jamais moins cher que la consommation.`;
  }
}

/** Whether pay-as-you-go is cheapest at any use, within the fair use of the plans. */
export function payAsYouGoIsCheapest(breakEvens: readonly BreakEven[]): boolean {
  return breakEvens.every(({ kind }) => kind !== 'pays');
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
