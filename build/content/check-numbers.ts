import * as z from 'zod';
import type { QuotePreset } from '#content/quote-presets.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { parseQuoteRequest, quoteFormDefaults } from '#domain/quote/form/quote-form.ts';
import { fillPreset } from '#domain/quote/form/quote-preset.ts';
import { checkShape } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const stars = 'écrivez un nombre entier d’étoiles, de 1 à 5';

// The other fields are texts, which are checked in every file.
const testimonialsSchema = z.array(
  z.looseObject({
    rating: z.int(stars).min(1, stars).max(5, stars),
    example: z.boolean('écrivez true pour un exemple, false pour les mots d’un vrai client'),
  }),
);

/** The mistakes in `content/testimonials.ts`. */
export function checkTestimonials(testimonials: ContentValue): ContentError[] {
  return checkShape(testimonials, testimonialsSchema);
}

const asDays = 'écrivez un nombre entier de jours, de 1 à 3650, sans guillemets';
const legalChoicesSchema = z.looseObject({ unconfirmedOrderDays: z.int(asDays).min(1, asDays).max(3650, asDays) });

/** The mistakes in the numbers of `content/legal-choices.ts`: the service refuses the same days when it starts. */
export function checkLegalChoices(choices: ContentValue): ContentError[] {
  return checkShape(choices, legalChoicesSchema);
}

const shareAdvice = 'écrivez un pourcentage entier de 1 à 100, sans guillemets';
const clientsAdvice = 'écrivez un nombre entier de clients, de 1 à 10, un par boutique dessinée';

/** The mistakes in the example of `content/resellers.ts`: it must be an installation that the catalogue can price. */
export function checkResellers(resellers: ContentValue, { limits }: Catalogue): ContentError[] {
  const { min, max } = limits.phones;
  const phonesAdvice = `écrivez un nombre entier de postes, de ${min} à ${max}`;
  const schema = z.looseObject({
    example: z.looseObject({
      clients: z.int(clientsAdvice).min(1, clientsAdvice).max(10, clientsAdvice),
      phonesPerClient: z.int(phonesAdvice).min(min, phonesAdvice).max(max, phonesAdvice),
      commissionPercent: z.int(shareAdvice).min(1, shareAdvice).max(100, shareAdvice),
    }),
  });
  return checkShape(resellers, schema);
}

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
