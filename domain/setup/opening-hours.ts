import { weekdays } from '#domain/calendar.ts';

/** Minutes since midnight; `until` is at most 1 440. */
interface OpenRange {
  readonly from: number;
  readonly until: number;
}

const time = String.raw`(\d{1,2})\s*(?:(?:heures?|h|:)\s*(\d{2})?)?`;
/** Phones and word processors write other dashes, or the minus sign, for « - ». */
const range = new RegExp(String.raw`^(?:de\s+)?${time}\s*[\p{Dash}àa]\s*${time}$`, 'iu');

/** What separates two ranges; a space alone does where « 14 h - » follows it. */
const separator = /[,;/]|\bet\b|(?<=[\dhs])\s+(?=(?:de\s+)?\d{1,2}\s*(?:heures?|h|:)\s*(?:\d{2})?\s*[\p{Dash}àa])/iu;

/** The ranges of a day, « 9 h - 12 h, 14 h - 18 h »; none if it is closed, `undefined` for other texts and overlaps. */
export function readHours(typed: string): readonly OpenRange[] | undefined {
  const text = typed.trim();
  if (text === '' || /^ferm[ée]$/i.test(text)) return [];
  const ranges: OpenRange[] = [];
  for (const part of text.split(separator)) {
    const [, hour, minute = 0, endHour, endMinute = 0] = range.exec(part.trim()) ?? [];
    const [from, until] = [Number(hour) * 60 + Number(minute), Number(endHour) * 60 + Number(endMinute)];
    const isInHours = Number(minute) < 60 && Number(endMinute) < 60 && until <= 24 * 60;
    if (!isInHours || !(from < until) || from < (ranges.at(-1)?.until ?? 0)) return undefined;
    ranges.push({ from, until });
  }
  return ranges;
}

/** « 9 h - 12 h, 14 h - 18 h 30 », with no-break spaces; empty for a closed day. */
export function formatHours(ranges: readonly OpenRange[]): string {
  return ranges.map(({ from, until }) => `${formatTime(from)} - ${formatTime(until)}`).join(', ');
}

function formatTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** The week in words, days that are alike together: « lundi à vendredi 9 h - 18 h ; fermé le samedi et le dimanche ». */
export function describeWeek(days: readonly string[]): string {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [index, hours] of days.entries()) {
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = index;
    else runs.push({ first: index, last: index, hours });
  }
  const words = runs.map(({ first, last, hours }) => {
    const [from, to] = [weekdays[first], weekdays[last]];
    const isPair = last === first + 1;
    if (hours !== '') return `${first === last ? from : `${from} ${isPair ? 'et' : 'à'} ${to}`} ${hours}`;
    if (first === last) return `fermé le ${from}`;
    return isPair ? `fermé le ${from} et le ${to}` : `fermé du ${from} au ${to}`;
  });
  return days.every((hours) => hours === '') ? 'fermé toute la semaine' : words.join('\u202f; ');
}
