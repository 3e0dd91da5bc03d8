import { phoneFields } from '#domain/quote/phone-models.ts';
import { type QuoteForm, readCount } from '#domain/quote/quote-form.ts';
import { controlLabels } from './control-labels.ts';
import { nameTypedPhones } from './typed-counts.ts';

const countFields = [...phoneFields, 'userCount', 'siteCount', 'geographicNumbers', 'portedNumbers'] as const;

/** The announcement of a changed count for screen readers; `undefined` for another field or an unreadable count. */
export function announceCount(name: string, form: QuoteForm): string | undefined {
  const field = countFields.find((known) => known === name);
  const count = field && readCount(form[field]);
  if (field === undefined || count === undefined) return undefined;
  const total = phoneFields.some((known) => known === field) ? `, total ${nameTypedPhones(form)}` : '';
  return `${controlLabels[field]}\u00a0: ${count}${total}`;
}
