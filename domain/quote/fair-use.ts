import type { Catalogue } from '#content/catalogue.ts';
import { formatCount } from '#domain/money.ts';

/** The limit that stands with the price of « illimité », in the words of `template`, as the catalogue that gave the price has it. */
export function fairUseText(template: string, { unlimited }: Catalogue): string {
  return template.replace('{minutes}', formatCount(unlimited.fairUseMinutes));
}
