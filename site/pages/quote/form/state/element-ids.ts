import type { QuoteControlName } from '#domain/quote/form/quote-form.ts';

/** The `id` of a section's heading, by its number. */
export function sectionId(number: number): string {
  return `partie-${number}`;
}

/** The `id` of a control: its name alone could be used elsewhere on the page. */
export function controlId(name: QuoteControlName): string {
  return `devis-${name}`;
}
