import { countPhones } from '#domain/quote/count-items.ts';
import { type QuoteForm, readCountOrZero, readCounts } from '#domain/quote/quote-form.ts';

/** The number of phones typed so far; unreadable counts are 0. */
export function countTypedPhones(form: QuoteForm): number {
  return countPhones(readCounts(form, readCountOrZero));
}

/** `1 poste`, `5 postes`, with the no-break space of a number before its noun. */
export function nameTypedPhones(form: QuoteForm): string {
  const total = countTypedPhones(form);
  return `${total}\u00a0${total > 1 ? 'postes' : 'poste'}`;
}
