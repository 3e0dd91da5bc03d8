import { expect, test } from 'vitest';
import { DailyCeiling } from './daily-ceiling.ts';

test('leaves each network a few when ten others have used up what a day usually brings', () => {
  const limits = { perNetwork: 10, inAll: 200, crowded: { from: 100, perNetwork: 2 } };
  const ceiling = new DailyCeiling('orders', limits, 1, () => {});
  const taken = (prefix: string): number => {
    let count = 0;
    while (ceiling.take(prefix, 0) === 0) count += 1;
    return count;
  };
  for (let network = 0; network < 10; network++) expect(taken(`greedy ${network}`)).toBe(10);
  // A network that had more than these few already gets no more.
  expect(taken('greedy 0')).toBe(0);
  for (let network = 0; network < 50; network++) expect(taken(`visitor ${network}`)).toBe(2);
  expect(taken('one too many')).toBe(0);
});
