import type { Catalogue } from '#content/catalogue.ts';
import type { QuoteControlName, QuoteState } from './quote-state.ts';

/** What each section of the form is drawn from. */
export interface SectionProperties {
  readonly catalogue: Catalogue;
  readonly state: QuoteState;
}

/** The `id` of a control: its name alone could be that of something else on the page. */
export function controlId(name: QuoteControlName): string {
  return `devis-${name}`;
}
