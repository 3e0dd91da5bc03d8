import { expect, test } from 'vitest';
import { examplePort } from '#service/storage/contract/example-rows.fixture.ts';
import { isCutAt } from './describe-port.ts';

test('a list of numbers is cut once those that wait for the mandate, or the others, reach the limit', () => {
  const waiting = examplePort('NEO-1');
  const others = [examplePort('NEO-1', { mandated_at: 1 }), examplePort('NEO-1', { state: 'refused' })];
  expect(isCutAt(2, [waiting, ...others.slice(1)])).toBe(false);
  expect(isCutAt(2, [waiting, ...others])).toBe(true);
  expect(isCutAt(2, [waiting, waiting])).toBe(true);
});
