import type { Catalogue } from '#domain/quote/catalogue.ts';
import { fairUseText } from '#domain/quote/fair-use.ts';
import type { QuoteLineKey } from '#domain/quote/itemise-quote.ts';
import type { QuoteRequest } from '#domain/quote/quote-form.ts';
import { describeKeptNumbers } from './describe-calls.ts';

/** What has to be said below the name of a line: the limit of « illimité », how many numbers are kept. */
export function lineNotes(
  { portedNumbers }: QuoteRequest,
  catalogue: Catalogue,
): Readonly<Partial<Record<QuoteLineKey, string>>> {
  return { monthlyUnlimited: fairUseText(catalogue), portability: describeKeptNumbers(portedNumbers) };
}
