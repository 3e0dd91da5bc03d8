import { controlLabels } from '#domain/quote/form/control-labels.ts';
import { type QuoteControlName, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import type { QuoteState } from './quote-state.ts';

/** The `id` of a section's heading, by its number. */
export function sectionId(number: number): string {
  return `partie-${number}`;
}

/** The `id` of a control: its name alone could be used elsewhere on the page. */
export function controlId(name: QuoteControlName): string {
  return `devis-${name}`;
}

/** What a counter of the form has by its field alone. */
export function counterOf(
  field: Exclude<keyof typeof controlLabels, 'email' | 'acceptTerms'>,
  { messages }: QuoteState,
) {
  return {
    id: controlId(field),
    name: field,
    label: controlLabels[field],
    error: messages[field],
    defaultValue: quoteFormDefaults[field],
  };
}
