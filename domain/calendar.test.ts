import { expect, test } from 'vitest';
import { addDays, formatDay, isDay, parisDay } from '#domain/calendar.ts';

test('days in Paris equal those of Intl in every hour of fifteen years', () => {
  // The Swedish locale writes dates in ISO 8601.
  const paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });
  const differing = [];
  for (let hour = Date.UTC(2025, 0); hour < Date.UTC(2040, 0); hour += 3_600_000) {
    for (const instant of [new Date(hour), new Date(hour - 1)]) {
      if (parisDay(instant) !== paris.format(instant)) differing.push(instant);
    }
  }
  expect(differing).toEqual([]);
});

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-10-26', -1, '2026-10-25'],
  ['2026-11-20', 30, '2026-12-20'],
  ['2026-12-20', 30, '2027-01-19'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-11-20', 0, '2026-11-20'],
])('adding days: %s and %i days make %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

test('days in words equal those of Intl, except for the first of a month', () => {
  const long = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', dateStyle: 'long' });
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const written = long.format(new Date(day)).replace(/^1 /, '1er ').replace(' ', '\u00a0');
    expect(formatDay(day)).toBe(written);
  }
});

test.each([
  ['2026-11-30', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-11-1', false],
  ['le 2026-11-01', false],
  ['2026-11-01T10:00', false],
  ['', false],
])('isDay(%j) is %j', (text, expected) => expect(isDay(text)).toBe(expected));
