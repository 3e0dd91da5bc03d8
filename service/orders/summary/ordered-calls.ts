import { frenchRates } from '#content/french-rates.ts';
import { describeCalls, describeOrderedNumbers } from '#domain/calls/describe-calls.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { Fact } from '#service/pages/Facts.tsx';

/** What no total shows: the calls that the monthly price includes, and how many numbers are kept or new. */
export function orderedCalls({ calls, ...counts }: QuoteRequest, catalogue: Catalogue): Fact[] {
  const fairUse = calls.callType === 'unlimited' ? `. ${fairUseText(catalogue)}` : '';
  const numbers = describeOrderedNumbers(counts);
  return [
    ['Appels', `${describeCalls(calls, frenchRates)}${fairUse}`],
    ...(numbers === '' ? [] : [['Numéros', numbers] as const]),
  ];
}
