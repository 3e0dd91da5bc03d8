import { describeKeptNumbers } from '#domain/calls/describe-calls.ts';
import type { Catalogue } from './catalogue.ts';
import { fairUseText } from './fair-use.ts';
import type { QuoteLineKey } from './itemise-quote.ts';
import type { QuoteRequest } from './quote-form.ts';

/** What has to be said below the name of a line: the limit of « illimité », how many numbers are kept. */
export function lineNotes(
  { portedNumbers }: QuoteRequest,
  catalogue: Catalogue,
): Readonly<Partial<Record<QuoteLineKey, string>>> {
  return { monthlyUnlimited: fairUseText(catalogue), portability: describeKeptNumbers(portedNumbers) };
}
