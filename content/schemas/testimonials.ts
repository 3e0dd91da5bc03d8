import * as z from 'zod';
import { type Content, text, texts, unique } from './parts/parts.ts';

const stars = 'écrivez un nombre entier d’étoiles, de 1 à 5';
const testimonial = texts('content author position company').extend({
  rating: z.int(stars).min(1, stars).max(5, stars),
  example: z.boolean('écrivez true pour un exemple, false pour les mots d’un vrai client'),
});
export type Testimonial = Content<typeof testimonial>;

/** Clients' words; `example` marks those that were invented to fill the page. */
export const schema = z.strictObject({ testimonialsTitle: text(), testimonials: unique('content', testimonial) });
