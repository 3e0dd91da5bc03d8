/** Plans of unlimited calls: what their codes in orders begin with, what completes « Appels illimités vers … ». */
export const callPlans = {
  'france-fix': { prefix: 'FF', covered: 'les fixes de France' },
  'france-all': { prefix: 'FFM', covered: 'les fixes et mobiles de France' },
  international: { prefix: 'INT', covered: 'les fixes et mobiles de France et les fixes d’Europe' },
} as const;

export type CallPlanType = keyof typeof callPlans;
export const callPlanTypes = Object.keys(callPlans) as readonly CallPlanType[];

/** The code of a plan in an order, for example `FFM10` for ten channels to French landlines and mobiles. */
export function planCode(plan: CallPlanType, channels: number | string): string {
  return `${callPlans[plan].prefix}${channels}`;
}

/** The plan with this code, or `undefined` if no plan on offer has it. */
export function parsePlanCode(code: string, offeredChannels: readonly number[]) {
  return callPlanTypes
    .flatMap((callPlanType) => offeredChannels.map((channels) => ({ channels, callPlanType })))
    .find(({ channels, callPlanType }) => planCode(callPlanType, channels) === code);
}
