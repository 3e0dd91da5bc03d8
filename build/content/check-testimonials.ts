import * as z from 'zod';
import type { Testimonial } from '#content/testimonials.ts';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const text = z.string('écrivez un texte entre apostrophes droites').min(1, 'écrivez un texte');
const stars = 'écrivez un nombre entier d’étoiles, de 1 à 5';

const testimonialsSchema = z.array(
  z.strictObject({
    content: text,
    author: text,
    position: text,
    company: text,
    rating: z.int(stars).min(1, stars).max(5, stars),
    example: z.boolean('écrivez true pour un exemple, false pour les mots d’un vrai client'),
  }),
) satisfies z.ZodType<Testimonial[]>;

/** The mistakes in `content/testimonials.ts`. */
export function checkTestimonials(testimonials: ContentValue): ContentError[] {
  return checkShape(testimonials, testimonialsSchema);
}
