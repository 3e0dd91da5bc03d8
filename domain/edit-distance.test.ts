import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', 'abc', 3],
  ['abc', 'abcd', 1],
  ['ab', 'ba', 1],
  ['abcd', 'badc', 2],
  ['abcdef', 'abdcxf', 2],
  ['abab', 'baba', 2],
  ['kitten', 'sitting', 3],
])('from « %s » to « %s »: %i', (one, other, errors) => expect(editDistance(one, other)).toBe(errors));

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('is symmetric, and between the difference of the lengths and the longer length', () =>
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = editDistance(one, other);
      expect(errors).toBe(editDistance(other, one));
      expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(errors).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  ));
