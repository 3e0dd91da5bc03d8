import { addDays, type ParisDay, parisDay } from '#domain/calendar.ts';

/** The days of a period as typed, or of the month whose button (`MonthButtons`) was pressed, at most until today. */
export function typedPeriod(
  query: Readonly<Record<string, string | undefined>>,
  now: Date,
): readonly [first: string | undefined, last: string | undefined] {
  const today = parisDay(now);
  const beforeThisMonth = addDays(firstOf(today), -1);
  switch (query.mois) {
    case 'courant':
      return [firstOf(today), today];
    case 'dernier':
      return [firstOf(beforeThisMonth), beforeThisMonth];
    default:
      return [query.du, query.au];
  }
}

function firstOf(day: ParisDay): ParisDay {
  return `${day.slice(0, 7)}-01`;
}
