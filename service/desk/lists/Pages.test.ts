import { expect, test } from 'vitest';
import { shareOf } from './Pages.tsx';

test.each([
  [[3000, 2, 0, 10], 60, 48],
  [[3, 4], 60, 60],
  [[], 60, 60],
  [[3000, 3000, 3000], 2, 1],
])('of %j things %i rows hold %i of each kind', (counts, rows, share) => expect(shareOf(counts, rows)).toBe(share));
