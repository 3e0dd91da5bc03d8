import * as z from 'zod';
import { list } from './parts/parts.ts';

/** The sign on the box in the drawing of an installation, upper left in a rectangle of 44 × 40: SVG path data. */
export const schema = z.strictObject({
  boxSign: list(
    z.strictObject({
      kind: z.literal('path'),
      d: z.string().regex(/^M[\d\s.,a-zA-Z-]+$/, 'écrivez le tracé d’un dessin SVG (son attribut d)'),
      stroke: z.enum(['ink', 'card', 'paper', 'sea-tint', 'sun', 'coral', 'line']),
      strokeWidth: z.number(),
    }),
  ),
});
