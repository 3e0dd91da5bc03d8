import * as z from 'zod';
import { colourNames } from './brand-look.ts';
import { list } from './parts/parts.ts';

const asName = 'écrivez le nom de la marque, en trente signes au plus';
const asPrefix = 'écrivez deux à six capitales ou chiffres, une capitale d’abord, tels que NEO';
const asPath = 'écrivez le tracé d’un dessin SVG (son attribut d), tel que M2.5 28.5H9.5';
const stroke = z.strictObject({
  colour: z.enum(colourNames, `écrivez l’une de ${colourNames.join(', ')}`),
  path: z.string(asPath).regex(/^M[\d\s.,a-zA-Z-]+$/, asPath),
});

/** The brand's name, the first letters of an order's reference, which banks transmit, and the logo. */
export const schema = z.strictObject({
  brand: z.strictObject({
    name: z.string(asName).trim().regex(/^[^<>{}[\]*]{1,30}$/, asName),
    orderPrefix: z.string(asPrefix).regex(/^[A-Z][A-Z\d]{1,5}$/, asPrefix),
  }),
  logo: list(stroke),
});
