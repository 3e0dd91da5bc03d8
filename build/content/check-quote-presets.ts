import type { QuotePreset } from '#content/quote-presets.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/quote-form.ts';
import { fillPreset } from '#domain/quote/quote-preset.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

/** The presets that a catalogue can't price. */
export function checkQuotePresets({ file, value, lineOf }: ContentValue, catalogue: Catalogue): ContentError[] {
  return (value as readonly QuotePreset[]).flatMap((preset, index) => {
    const result = parseQuoteRequest({ ...quoteFormDefaults, ...fillPreset(preset) }, catalogue);
    if (result.ok) return [];
    const fields = result.errors.map(({ field }) => field).join(', ');
    const problem = `le formulaire refuserait « ${preset.name} »`;
    return [new ContentError(file, lineOf([index, 'name']), problem, `changez ${fields}`)];
  });
}
