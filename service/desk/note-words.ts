import { formatDay } from '#domain/calendar.ts';

const noDay = 'plus rien à reprendre';

/** What the journal says of the day on which the office comes back to an order, if it changes; empty for no day. */
export function dayWords(day: string, before: string): string {
  if (day === before) return '';
  return day === '' ? noDay : `à reprendre le ${formatDay(day)}`;
}

/** Whether a note says nothing but such a day. */
export function isDayAlone(note: string): boolean {
  return note === noDay || /^à reprendre le \S+\s\S+\s\d{4}$/.test(note);
}
