import { formatCount } from '#domain/money.ts';
import type { Catalogue } from './catalogue.ts';

/** The fair-use limit shown with the price of « illimité »: fills `template` from the catalogue that priced the quote. */
export function fairUseText(template: string, { unlimited }: Catalogue): string {
  return template.replace('{minutes}', formatCount(unlimited.fairUseMinutes));
}
