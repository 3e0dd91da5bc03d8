import { phoneFields, type QuoteForm, readCount } from '#domain/quote/quote-form.ts';

/** The phones that can be read so far; what can't be counts for nothing. */
export function countTypedPhones(form: QuoteForm): number {
  const total = phoneFields.reduce((sum, field) => sum + (readCount(form[field]) ?? 0), 0);
  return Number.isSafeInteger(total) ? total : 0;
}

/** `1 poste`, `5 postes`, with the no-break space of a number before its noun. */
export function nameTypedPhones(form: QuoteForm): string {
  const total = countTypedPhones(form);
  return `${total}\u00a0${total > 1 ? 'postes' : 'poste'}`;
}
