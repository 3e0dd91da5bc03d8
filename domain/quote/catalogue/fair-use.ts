import { formatCount } from '#domain/money.ts';
import type { Catalogue } from './catalogue.ts';

/** The limit shown beside every « illimité », that of the catalogue that priced the quote. */
export function fairUseText({ unlimited }: Catalogue): string {
  return `Usage raisonnable\u00a0: ${formatCount(unlimited.fairUseMinutes)}\u00a0minutes par mois et par poste.`;
}
