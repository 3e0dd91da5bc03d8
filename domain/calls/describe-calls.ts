import { formatCount, formatCounted, formatRate } from '#domain/money.ts';
import { callPlans } from '#domain/quote/catalogue/call-plans.ts';
import type { CallChoice, QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { FrenchRates } from './compare-plans.ts';

/** The calls in the monthly price, « Appels illimités vers les fixes de France, … »; show `fairUseText` beside it. */
export function describeCalls(calls: CallChoice, { fixed, mobile }: FrenchRates): string {
  const perMinute = (kind: string, rate: number): string => `${kind} ${formatRate(rate)}\u00a0HT/min`;
  if (calls.callType === 'payAsYouGo') {
    return `Appels non compris\u00a0: ${perMinute('fixes de France', fixed)}, ${perMinute('mobiles', mobile)}`;
  }
  const { callPlanType, channels } = calls;
  const beyond = callPlanType === 'france-fix' ? `\u202f; ${perMinute('mobiles', mobile)}` : '';
  return `Appels illimités vers ${callPlans[callPlanType].covered}, ${formatCount(channels)} à la fois${beyond}`;
}

/** « 2 numéros conservés »; empty if none is. */
export function describeKeptNumbers(count: number): string {
  return count === 0 ? '' : formatCounted(count, 'numéro conservé', 'numéros conservés');
}

/** « 3 numéros conservés, 1 nouveau numéro »; empty if none is kept. */
export function describeOrderedNumbers({
  portedNumbers,
  geographicNumbers,
}: Pick<QuoteRequest, 'portedNumbers' | 'geographicNumbers'>): string {
  const kept = describeKeptNumbers(portedNumbers);
  const fresh = geographicNumbers - portedNumbers;
  return kept === '' || fresh === 0 ? kept : `${kept}, ${formatCounted(fresh, 'nouveau numéro', 'nouveaux numéros')}`;
}
