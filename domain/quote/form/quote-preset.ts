import type { QuotePreset } from '#content/schemas/texts.ts';
import type { QuoteForm } from '#domain/quote/form/quote-form.ts';

/** All fields that price the quote, as a preset fills them; it leaves e-mail, users and test fields unchanged. */
export function fillPreset({ name: _name, ...counts }: QuotePreset) {
  return {
    ...(Object.fromEntries(Object.entries(counts).map(([field, count]) => [field, String(count)])) as Record<
      keyof typeof counts,
      string
    >),
    portedNumbers: '0',
    virtualOnly: false,
    callType: 'unlimited',
    callPlanType: 'france-all',
  } satisfies Partial<QuoteForm>;
}
