import { expect, test } from 'vitest';
import { keyGrid } from './key-grid.ts';

const port = { x: 4, y: 6, rows: 1, stepX: 7.5, stepY: 0, width: 5, height: 6, radius: 0.5 };

/** Where each closed outline of a path begins: a relative move starts from the beginning of the previous one. */
function startsOf(path: string): number[][] {
  const starts: number[][] = [];
  for (const [, kind, x, y] of path.matchAll(/(m)([-\d.]+) ([-\d.]+)[^m]+z/gi)) {
    const [fromX = 0, fromY = 0] = (kind === 'm' && starts.at(-1)) || [];
    starts.push([fromX + Number(x), fromY + Number(y)]);
  }
  return starts;
}

test('draws one closed outline per key, each one step further', () =>
  expect(startsOf(keyGrid({ ...port, columns: 3 }))).toEqual([
    [4.5, 6],
    [12, 6],
    [19.5, 6],
  ]));

test('begins each row below the first key of the previous one', () =>
  expect(startsOf(keyGrid({ ...port, columns: 2, rows: 2, stepY: 9 }))).toEqual([
    [4.5, 6],
    [12, 6],
    [4.5, 15],
    [12, 15],
  ]));

test('draws nothing for zero keys, such as a switch without a cable', () =>
  expect(keyGrid({ ...port, columns: 0 })).toBe(''));
