import { weekdays } from '#domain/calendar.ts';

/** Minutes since midnight; `until` is at most 1 440. */
interface OpenRange {
  readonly from: number;
  readonly until: number;
}

const time = /(\d{1,2})\s*(?:[h:.]\s*(\d{2})?)?/;
const range = new RegExp(`^\\s*(?:de\\s+)?${time.source}\\s*(?:-|–|—|à|a)\\s*${time.source}\\s*$`, 'i');

/**
 * The ranges of a day as typed, « 9 h - 12 h, 14 h - 18 h » in many spellings; none if it is closed. `undefined` for a
 * text that says something else, or ranges that overlap.
 */
export function readHours(typed: string): readonly OpenRange[] | undefined {
  const text = typed.trim();
  if (text === '' || /^ferm[ée]e?$/i.test(text)) return [];
  const ranges = text.split(/,|;|\/|\+|\bet\b|\bpuis\b/i).map((part): OpenRange | undefined => {
    const [, hour, minute = '0', endHour, endMinute = '0'] = range.exec(part) ?? [];
    if (Number(minute) > 59 || Number(endMinute) > 59) return undefined;
    const [from, until] = [Number(hour) * 60 + Number(minute), Number(endHour) * 60 + Number(endMinute)];
    return from < until && until <= 24 * 60 ? { from, until } : undefined;
  });
  const found = ranges.filter((known) => known !== undefined);
  const isInOrder = found.every(({ from }, index) => index === 0 || from > (found[index - 1]?.until ?? 0));
  return found.length === ranges.length && isInOrder ? found : undefined;
}

/** « 9 h - 12 h, 14 h - 18 h 30 », with no-break spaces; empty for a closed day. */
export function formatHours(ranges: readonly OpenRange[]): string {
  return ranges.map(({ from, until }) => `${formatTime(from)} - ${formatTime(until)}`).join(', ');
}

function formatTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** The week in words, days that are alike together: « lundi à vendredi 9 h - 18 h, fermé samedi et dimanche ». */
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
  return words.join(', ');
}
