import { expect, it } from 'vitest';
import { keyGrid } from './key-grid.ts';

const port = { x: 4, y: 6, rows: 1, stepX: 7.5, stepY: 0, width: 5, height: 6, radius: 0.5 };

it('draws one closed outline for each key, each a step further', () => {
  const starts = [...keyGrid({ ...port, columns: 3 }).matchAll(/M([\d.]+) ([\d.]+)[^M]+z/g)];
  expect(starts.map(([, x, y]) => [Number(x), Number(y)])).toEqual([
    [4.5, 6],
    [12, 6],
    [19.5, 6],
  ]);
});

it('draws nothing for no key, such as a switch without a cord', () => {
  expect(keyGrid({ ...port, columns: 0 })).toBe('');
});
