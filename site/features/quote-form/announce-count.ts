import { phoneFields, type QuoteForm, readCount } from '#domain/quote/quote-form.ts';
import { controlLabels } from './control-labels.ts';
import { nameTypedPhones } from './typed-counts.ts';

const countFields = [...phoneFields, 'userCount', 'siteCount', 'geographicNumbers', 'portedNumbers'] as const;

/** What a screen reader says of a count that has changed; `undefined` for another field, or what can't be read as a count. */
export function announceCount(name: string, form: QuoteForm): string | undefined {
  const field = countFields.find((known) => known === name);
  const count = field && readCount(form[field]);
  if (field === undefined || count === undefined) return undefined;
  const total = phoneFields.some((known) => known === field) ? `, total ${nameTypedPhones(form)}` : '';
  return `${controlLabels[field]}\u00a0: ${count}${total}`;
}
