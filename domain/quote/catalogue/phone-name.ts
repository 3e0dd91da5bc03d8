import type { CatalogueItem } from './catalogue.ts';

/** The name of a phone, « Yealink T46U », from its label on quotes, which begins with its kind. */
export function phoneName({ label }: CatalogueItem): string {
  return label.replace(/^Poste (?:principal|secondaire|sans fil) /, '').replaceAll(' ', '\u00a0');
}
