import { describe, expect, test } from 'vitest';
import { costLine, nameHeights, plot, roundUpNicely, xOf, yOf } from './plot-costs.ts';

const scale = { width: 400, maxMinutes: 1000, maxCents: 10_000 };

describe('the plot of costs', () => {
  test.each([
    [0, 1],
    [1, 1],
    [1001, 2000],
    [2400, 2500],
    [2600, 5000],
    [9999, 10_000],
  ])('%d is rounded up to %d', (value, rounded) => {
    expect(roundUpNicely(value)).toBe(rounded);
  });

  test('its corners are its margins', () => {
    expect([xOf(0, scale), yOf(0, scale)]).toEqual([plot.left, plot.height - plot.bottom]);
    expect([xOf(1000, scale), yOf(10_000, scale)]).toEqual([400 - plot.right, plot.top]);
  });

  test('a line that leaves the plot is cut at its top, at the right minute', () => {
    expect(costLine(0, 20_000, scale)).toBe(
      `M${plot.left.toFixed(1)} ${(plot.height - plot.bottom).toFixed(1)}L${xOf(500, scale).toFixed(1)} ${plot.top.toFixed(1)}`,
    );
  });

  test('names are above the end of their lines, without overlapping', () => {
    expect(nameHeights([100, 200])).toEqual([93, 193]);
    expect(nameHeights([200, 195, 196])).toEqual([193, 159, 176]);
  });

  test('a flat line goes on to the last minute', () => {
    expect(costLine(2250, 2250, scale)).toContain(`L${xOf(1000, scale).toFixed(1)} `);
  });
});
