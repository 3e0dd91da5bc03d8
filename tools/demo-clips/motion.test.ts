import { expect, test } from 'vitest';
import { between, clock, during, progress, typed } from './motion.ts';

test('a movement rests before and after its time, and is half way in the middle', () => {
  expect([0, 1, 2, 3, 9].map((time) => progress(time, 1, 3))).toEqual([0, 0, 0.5, 1, 1]);
});

test('a text is typed from nothing to all of it', () => {
  expect([0, 1, 2, 5].map((time) => typed('abcd', time, 0, 2))).toEqual(['', 'ab', 'abcd', 'abcd']);
});

test('a span includes its beginning and excludes its end', () => {
  expect([3, 4, 5].map((time) => during(time, 4, 5))).toEqual([false, true, false]);
});

test('a duration is formatted as on a phone', () => {
  expect([clock(-1), clock(9.9), clock(74)]).toEqual(['0:00', '0:09', '1:14']);
});

test('a value between two others', () => {
  expect(between(10, 20, 0.25)).toBe(12.5);
});
