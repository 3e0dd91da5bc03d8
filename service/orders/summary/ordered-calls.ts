import { frenchRates } from '#content/french-rates.ts';
import { describeCalls, describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { Fact } from '#service/pages/Facts.tsx';

/** The calls that the monthly price includes and the numbers that move, which neither total shows. */
export function orderedCalls({ calls, portedNumbers }: QuoteRequest, catalogue: Catalogue): Fact[] {
  const fairUse = calls.callType === 'unlimited' ? `. ${fairUseText(catalogue)}` : '';
  const kept = describeKeptNumbers(portedNumbers);
  return [
    ['Appels', `${describeCalls(calls, frenchRates)}${fairUse}`],
    ...(kept === '' ? [] : [['Numéros', kept] as const]),
  ];
}
