/** Plans of unlimited calls, with what their codes in orders begin with. */
const codePrefixes = { 'france-fix': 'FF', 'france-all': 'FFM', international: 'INT' } as const;

export type CallPlanType = keyof typeof codePrefixes;

export const callPlanTypes = Object.keys(codePrefixes) as readonly CallPlanType[];

/** The code of a plan in an order, for example `FFM10` for ten channels to French landlines and mobiles. */
export function planCode(planType: CallPlanType, channels: number): string {
  return `${codePrefixes[planType]}${channels}`;
}

/** The plan with this code, or `undefined` if no plan on offer has it. */
export function parsePlanCode(
  code: string,
  offeredChannels: readonly number[],
): { planType: CallPlanType; channels: number } | undefined {
  for (const planType of callPlanTypes) {
    for (const channels of offeredChannels) {
      if (planCode(planType, channels) === code) return { planType, channels };
    }
  }
  return undefined;
}
