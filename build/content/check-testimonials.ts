import * as z from 'zod';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
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
