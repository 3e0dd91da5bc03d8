interface CallPlan {
  /** What its codes in orders begin with. */
  readonly prefix: string;
  /** Completes « Appels illimités vers … ». */
  readonly covered: string;
}

/** Plans of unlimited calls. */
export const callPlans = {
  'france-fix': { prefix: 'FF', covered: 'les fixes de France' },
  'france-all': { prefix: 'FFM', covered: 'les fixes et mobiles de France' },
  international: { prefix: 'INT', covered: 'les fixes et mobiles de France et les fixes d’Europe' },
} as const satisfies Readonly<Record<string, CallPlan>>;

export type CallPlanType = keyof typeof callPlans;
export const callPlanTypes = Object.keys(callPlans) as readonly CallPlanType[];

/** The code of a plan in an order, for example `FFM10` for ten channels to French landlines and mobiles. */
export function planCode(planType: CallPlanType, channels: number | string): string {
  return `${callPlans[planType].prefix}${channels}`;
}

/** The plan with this code, or `undefined` if no plan on offer has it. */
export function parsePlanCode(code: string, offeredChannels: readonly number[]) {
  const plans = callPlanTypes.flatMap((planType) => offeredChannels.map((channels) => ({ planType, channels })));
  return plans.find(({ planType, channels }) => planCode(planType, channels) === code);
}
