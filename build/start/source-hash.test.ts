import { afterEach, expect, test, vi } from 'vitest';
import { sourceHash } from './source-hash.mjs';

afterEach(() => void vi.useRealTimers());

function hashAt(instant: string): string {
  vi.setSystemTime(new Date(instant));
  return sourceHash();
}

test('a new build is due on the first day of a catalogue in Paris, and not on the next', () => {
  const first = hashAt('2026-10-31T23:00:00Z');
  expect(hashAt('2026-10-31T22:59:59Z')).not.toBe(first);
  expect(hashAt('2026-11-02T12:00:00Z')).toBe(first);
});

test('a new build is due each quarter', () => {
  expect(hashAt('2027-01-01T12:00:00Z')).not.toBe(hashAt('2026-12-31T12:00:00Z'));
});
