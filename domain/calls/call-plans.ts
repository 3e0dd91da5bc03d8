import type { CallPlanType } from '#content/catalogue.ts';

export const callPlanTypes = ['france-fix', 'france-all', 'international'] as const satisfies readonly CallPlanType[];

const codePrefixes: Record<CallPlanType, string> = { 'france-fix': 'FF', 'france-all': 'FFM', international: 'INT' };

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
