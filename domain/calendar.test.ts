import { expect, test } from 'vitest';
import { addDays, formatDay, isDay, isWorkingDay, parisDay } from '#domain/calendar.ts';

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

test.each([
  ['2027', '01-01 03-29 05-06 05-17 07-14 11-01 11-11'],
  // Easter is early in these two, and later than in any other year of the century in the last.
  ['2008', '01-01 03-24 05-01 05-08 05-12 07-14 08-15 11-11 12-25'],
  ['2035', '01-01 03-26 05-01 05-03 05-08 05-14 08-15 11-01 12-25'],
  ['2038', '01-01 04-26 06-03 06-14 07-14 11-01 11-11'],
])('in %s nobody works from Monday to Friday on %s', (year, expected) => {
  const free: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(year); day = addDays(day, 1)) {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    if (isWeekend) expect(isWorkingDay(day)).toBe(false);
    else if (!isWorkingDay(day)) free.push(day.slice(5));
  }
  expect(free.join(' ')).toBe(expected);
});
