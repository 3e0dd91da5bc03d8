import type { ReadyStart } from '#content/ready-starts.ts';
import type { QuoteForm } from '#domain/quote/quote-form.ts';

/** All fields that price the quote, as a ready start fills them; it leaves e-mail, users and test fields unchanged. */
export function fillReadyStart({ name: _name, ...counts }: ReadyStart) {
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

/** The number of phones of all kinds. */
export function countReadyPhones({ mainPhones, secondaryPhones, wirelessPhones }: ReadyStart): number {
  return mainPhones + secondaryPhones + wirelessPhones;
}
