import { parisDay } from '#domain/calendar.ts';

/** A quote's number: its day and a suffix of six letters and digits, without ambiguous ones. */
export function quoteNumber(issuedAt: Date, random: () => number): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const suffix = Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]).join('');
  return `D-${parisDay(issuedAt).replaceAll('-', '')}-${suffix}`;
}
