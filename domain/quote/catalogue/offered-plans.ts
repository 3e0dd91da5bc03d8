import { callPlanTypes } from './call-plans.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The plans of a catalogue, the narrowest first, with their monthly prices by the number of channels. An earlier catalogue
 * lacks those that were added since.
 */
export function offeredPlans({ unlimited }: Catalogue) {
  return callPlanTypes.flatMap((type) => {
    const { [type]: label } = unlimited.planLabels;
    const { [type]: priceCents } = unlimited.priceCents;
    return label === undefined || priceCents === undefined ? [] : [{ type, label, priceCents }];
  });
}
