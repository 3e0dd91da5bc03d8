import { weekdays } from '#domain/calendar.ts';
import { foldText } from '#domain/typed-text.ts';

/** Minutes since midnight; `until` is at most 1 440. */
interface OpenRange {
  readonly from: number;
  readonly until: number;
}

/** A range whose minutes follow « h » after this; two digits that begin another time, as in « 12 h 14 h », are none. */
const rangeWith = (before: string): RegExp => {
  const time = `(\\d{1,2})(?:\\s*[h:.](?:${before}(\\d{2})(?!\\d|\\s*[h:.]))?)?`;
  return new RegExp(`(?:\\bde\\s+)?${time}\\s*(?:-|–|—|à|a)\\s*${time}`, 'gi');
};
/** « 12h 13-17h » is read with 13 as minutes, and as an hour. */
const spellings = ['\\s*', ''].map(rangeWith);
/** What is left of several ranges once each of them is « | ». */
const separated = /^\|(?:(?:\s*[,;/+–—-]\s*|\s*\b(?:et|puis)\b\s*|\s+)\|)*$/i;

/**
 * The ranges of a day as typed, « 9 h - 12 h, 14 h - 18 h » in many spellings; none if it is closed. `undefined` for a
 * text that says something else or two things, or ranges that overlap.
 */
export function readHours(typed: string): readonly OpenRange[] | undefined {
  const text = typed
    .trim()
    .replaceAll(/\bmidi\b/gi, '12h')
    // As a beginning that of the day, else its end.
    .replaceAll(/\bminuit\b(?=\s*[-–—àa]\s*(?:\d|minuit))/gi, '00h')
    .replaceAll(/\bminuit\b/gi, '24h');
  if (text === '' || /^ferm[ée]e?$/i.test(text)) return [];
  const readings = spellings.map((range) => readRanges(text, range)).filter((ranges) => ranges !== undefined);
  return new Set(readings.map(formatHours)).size === 1 ? readings[0] : undefined;
}

function readRanges(text: string, range: RegExp): readonly OpenRange[] | undefined {
  if (!separated.test(text.replaceAll('|', '?').replaceAll(range, '|'))) return undefined;
  const minutes = [...text.matchAll(range)].map((found) => found.slice(1).map((part = '0') => Number(part)));
  const ranges = minutes.map(([hour = 0, minute = 0, endHour = 0, endMinute = 0]) => ({
    from: hour * 60 + minute,
    until: endHour * 60 + endMinute,
  }));
  const isRight = ranges.every(({ from, until }, index) => {
    const isAfter = index === 0 || from >= (ranges[index - 1]?.until ?? 0);
    return isAfter && from < until && until <= 24 * 60;
  });
  return isRight && minutes.every(([, minute = 0, , end = 0]) => minute < 60 && end < 60) ? ranges : undefined;
}

/** The day before `day` (0 is Monday) whose hours it has too, as « idem » or « comme lundi » say. */
export function readSameDay(typed: string, day: number): (typeof weekdays)[number] | undefined {
  const [said, before] = [foldText(typed), weekdays.slice(0, day)];
  if (/^(?:idem|pareil|comme la veille)$/.test(said)) return before.at(-1);
  return before.find((name) => said === `comme ${name}` || said === `comme le ${name}`);
}

/** « 9 h - 12 h, 14 h - 18 h 30 », with no-break spaces; empty for a closed day. */
export function formatHours(ranges: readonly OpenRange[]): string {
  return ranges.map(({ from, until }) => `${formatTime(from)} - ${formatTime(until)}`).join(', ');
}

function formatTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** The week in words, days that are alike together: « lundi à vendredi 9 h - 18 h ; fermé samedi et dimanche ». */
export function describeWeek(days: readonly string[]): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [index, hours] of days.entries()) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = index;
    else runs.push({ first: index, last: index, hours });
  }
  const words = runs.map(({ first, last, hours }) => {
    const joint = last === first + 1 ? 'et' : 'à';
    const name = first === last ? weekdays[first] : `${weekdays[first]} ${joint} ${weekdays[last]}`;
    return hours === '' ? `fermé ${name}` : `${name} ${hours}`;
  });
  return days.every((hours) => hours === '') ? 'fermé toute la semaine' : words.join('\u202f; ');
}
