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
