import { expect, test } from 'vitest';
import { type Attempt, AttemptLimits } from './attempt-limits.ts';
import { waitText } from './password-check.ts';

const stranger = (network: string, person = 'claire'): Attempt => ({ network, person, browser: undefined });
const second = 1000;
const hour = 3600 * second;

function count(limits: AttemptLimits, attempts: readonly Attempt[], now: number): number {
  return attempts.filter((attempt) => limits.take(attempt, now) === 0).length;
}

const times = (length: number, attempt: Attempt): Attempt[] => Array.from({ length }, () => attempt);

test('a thousand networks guess some three thousand passwords an hour, and lock nobody out', () => {
  const limits = new AttemptLimits();
  const networks = Array.from({ length: 1000 }, (_, index) => `10.${index >> 8}.${index & 255}`);
  const guesses = Array.from({ length: 20 }, () => networks.map((network) => stranger(network))).flat();
  expect(count(limits, guesses, 0)).toBeLessThanOrEqual(3100);
  expect(count(limits, guesses, hour)).toBeLessThanOrEqual(3200);
  // With a new telephone, from their own network, somebody may even mistype the password twice.
  expect(count(limits, times(3, stranger('198.51.100')), hour)).toBe(3);
  // In their own browser nobody notices the attack, not even on a network that takes part.
  expect(count(limits, times(10, { ...stranger('10.0.0'), browser: 'mine' }), hour)).toBe(10);
});

test('a correct password costs nothing', () => {
  const limits = new AttemptLimits();
  for (const attempt of [stranger('192.0.2'), { ...stranger('192.0.2'), browser: 'mine' }]) {
    for (const right of times(200, attempt)) {
      expect(limits.take(right, 0)).toBe(0);
      limits.giveBack(right);
    }
  }
});

test('a stolen mark of a browser is limited too, on whatever network', () => {
  const limits = new AttemptLimits();
  const thief = { ...stranger('192.0.2'), browser: 'stolen' };
  expect(count(limits, times(50, thief), 0)).toBe(10);
  expect(limits.take({ ...thief, network: '198.51.100' }, 0)).toBeGreaterThan(0);
});

test.each([
  [1, '1\u00a0seconde,'],
  [59, '59\u00a0secondes,'],
  [60, '1\u00a0minute,'],
  [61, '2\u00a0minutes,'],
])('after %i seconds to wait, the words agree', (wait, words) => expect(waitText(wait)).toContain(`dans ${words}`));
