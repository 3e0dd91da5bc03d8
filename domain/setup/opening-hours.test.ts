import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeWeek, formatHours, readHours } from './opening-hours.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['9h-18h', '9 h - 18 h'],
  ['de 9 h à 12 h 30 et de 14h à 18h', '9 h - 12 h 30, 14 h - 18 h'],
  ['9:00-12:00, 14:30 – 24', '9 h - 12 h, 14 h 30 - 24 h'],
  ['9 heures à 12 heures 30,13-17', '9 h - 12 h 30, 13 h - 17 h'],
  ['9h-12h, 12h-14h', '9 h - 12 h, 12 h - 14 h'],
  ['9h a 12h / 14h \u2011 18h\u202f; 20h—24h', '9 h - 12 h, 14 h - 18 h, 20 h - 24 h'],
  ['9h \u2212 18h', '9 h - 18 h'],
  ['fermé', ''],
  ['8h30-12h 13h30-17h30', '8 h 30 - 12 h, 13 h 30 - 17 h 30'],
  ['de 9 h à 12 h 30 14 h à 18 h', '9 h - 12 h 30, 14 h - 18 h'],
  ['de 9 h à 12 h de 14 h à 18 h', '9 h - 12 h, 14 h - 18 h'],
  [' ', ''],
])('%s is read as « %s »', (typed, shown) => expect(plain(formatHours(readHours(typed) ?? []))).toBe(shown));

test.each([
  ...['le matin', '18h-9h', '9h-12h, 11h-14h', '9h-25h', '9h75-10h', '9h-12h,', '9', '8h30 12h', '109-12'],
  ...['9h-12h 13-17h', '18h-minuit'],
])('%s is refused', (typed) => expect(readHours(typed)).toBeUndefined());

test('any ranges in order are read again as they were written', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { maxLength: 8 }), (minutes) => {
      const times = minutes.sort((one, other) => one - other);
      const ranges = times.flatMap((from, index) =>
        index % 2 === 0 && times[index + 1] !== undefined ? [{ from, until: times[index + 1] ?? 0 }] : [],
      );
      const written = formatHours(ranges);
      for (const separator of [', ', ' et de ']) expect(readHours(written.replaceAll(', ', separator))).toEqual(ranges);
    }),
  ));

test('days that are alike are said together', () => {
  const day = '9 h - 18 h';
  expect(describeWeek([day, day, day, day, day, '', ''])).toBe(
    'lundi à vendredi 9 h - 18 h\u202f; fermé le samedi et le dimanche',
  );
  expect(describeWeek(['', day, day, day, day, '9 h - 12 h', ''])).toBe(
    'fermé le lundi\u202f; mardi à vendredi 9 h - 18 h\u202f; samedi 9 h - 12 h\u202f; fermé le dimanche',
  );
  expect(describeWeek(['', '', '', day, day, day, day])).toBe(
    'fermé du lundi au mercredi\u202f; jeudi à dimanche 9 h - 18 h',
  );
});
