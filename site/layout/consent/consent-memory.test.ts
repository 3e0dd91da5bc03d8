import { expect, test } from 'vitest';
import { recallChoice, rememberChoice } from './consent-memory.ts';

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('holds for six months, then asks again', () => {
  const storage = memory();
  rememberChoice(storage, 'true', new Date('2026-01-15T10:00:00Z'));
  expect(recallChoice(storage, new Date('2026-07-15T09:00:00Z'))).toBe('true');
  expect(recallChoice(storage, new Date('2026-07-15T11:00:00Z'))).toBeNull();
});

test('gets a date if it has none, and expires six months later', () => {
  const storage = memory({ cookiesAccepted: 'true' });
  expect(recallChoice(storage, new Date('2026-01-15T10:00:00Z'))).toBe('true');
  expect(storage.kept.get('cookiesAcceptedAt')).toBe('2026-01-15T10:00:00.000Z');
  expect(recallChoice(storage, new Date('2026-08-01T10:00:00Z'))).toBeNull();
});

test('is asked for if nothing or an unknown value is stored', () => {
  expect(recallChoice(memory(), new Date('2026-01-15T10:00:00Z'))).toBeNull();
  expect(recallChoice(memory({ cookiesAccepted: 'maybe' }), new Date('2026-01-15T10:00:00Z'))).toBeNull();
});
