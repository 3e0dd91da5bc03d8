import type { Cents } from '#domain/money.ts';
import { type CallPlanType, callPlanTypes } from './call-plans.ts';
import type { Catalogue } from './catalogue.ts';

/** A plan that a catalogue offers. */
interface OfferedPlan {
  readonly type: CallPlanType;
  readonly label: string;
  /** Monthly price by the number of channels. */
  readonly priceCents: Readonly<Record<number, Cents>>;
}

/** The plans of a catalogue, the narrowest first; an earlier catalogue lacks those that were added since. */
export function offeredPlans({ unlimited }: Catalogue): OfferedPlan[] {
  return callPlanTypes.flatMap((type) => {
    const { [type]: label } = unlimited.planLabels;
    const { [type]: priceCents } = unlimited.priceCents;
    return label === undefined || priceCents === undefined ? [] : [{ type, label, priceCents }];
  });
}
