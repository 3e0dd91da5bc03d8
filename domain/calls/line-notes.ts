import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { fairUseText } from '#domain/quote/catalogue/fair-use.ts';
import type { QuoteRequest } from '#domain/quote/form/quote-form.ts';
import type { QuoteLineKey } from '#domain/quote/price/itemise-quote.ts';
import { describeKeptNumbers } from './describe-calls.ts';

/** What has to be said below the name of a line: the limit of « illimité », how many numbers are kept. */
export function lineNotes(
  { portedNumbers }: QuoteRequest,
  catalogue: Catalogue,
): Readonly<Partial<Record<QuoteLineKey, string>>> {
  return { monthlyUnlimited: fairUseText(catalogue), portability: describeKeptNumbers(portedNumbers) };
}
