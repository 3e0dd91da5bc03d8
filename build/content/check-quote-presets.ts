import type { QuotePreset } from '#content/quote-presets.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/quote-form.ts';
import { fillPreset } from '#domain/quote/quote-preset.ts';
import { ContentError } from './content-error.ts';

/** Checks that a catalogue can price every preset. Throws a {@link ContentError} with the line and what to write. */
export function checkQuotePresets(
  file: string,
  source: string,
  presets: readonly QuotePreset[],
  catalogue: Catalogue,
): void {
  for (const preset of presets) {
    const result = parseQuoteRequest({ ...quoteFormDefaults, ...fillPreset(preset) }, catalogue);
    if (result.ok) continue;
    const fields = result.errors.map(({ field }) => field).join(', ');
    const line = source.slice(0, source.indexOf(`'${preset.name}'`)).split('\n').length;
    throw new ContentError(file, line, `le formulaire refuserait « ${preset.name} »`, `changez ${fields}`);
  }
}
