import { expect, test } from 'vitest';
import { callPlanTypes, parsePlanCode, planCode } from './call-plans.ts';
import { specifiedCatalogue } from './specified-catalogue.fixture.ts';

const { channels } = specifiedCatalogue.unlimited;

test.each([
  ['france-fix', 2, 'FF2'],
  ['france-all', 10, 'FFM10'],
  ['international', 30, 'INT30'],
] as const)('%s for %i channels is %s', (planType, count, code) => expect(planCode(planType, count)).toBe(code));

test('parses every code that it writes, each for one plan', () => {
  const plans = callPlanTypes.flatMap((planType) => channels.map((count) => ({ planType, channels: count })));
  const codes = plans.map((plan) => planCode(plan.planType, plan.channels));
  expect(new Set(codes).size).toBe(plans.length);
  expect(codes.map((code) => parsePlanCode(code, channels))).toEqual(plans);
});

test.each(['FF7', 'FF', 'ff2', 'FF02', 'FF2 ', 'INT1e1', 'XX2', '', 'toString'])('finds no plan for %o', (code) =>
  expect(parsePlanCode(code, channels)).toBeUndefined(),
);
