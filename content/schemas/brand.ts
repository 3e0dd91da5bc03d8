import * as z from 'zod';
import { words } from '#domain/words.ts';
import { fileOfParts, list, rule } from './parts/parts.ts';

/** Every colour, of the site, the service's pages, documents, mails and icons. */
const colourNames = words('ink ink-soft paper card sea sea-tint coral coral-deep coral-tint sun maquis line stroke');
type ColourName = (typeof colourNames)[number];

/** Colours that are read one on the other, with the least contrast that WCAG 2.2 AA allows. */
const pairs: readonly (readonly [front: ColourName, behind: ColourName, least: number])[] = [
  ...(['paper', 'card', 'sea-tint', 'coral-tint', 'sun'] as const).map((behind) => ['ink', behind, 4.5] as const),
  ...(['paper', 'card'] as const).flatMap((behind) =>
    (['ink-soft', 'sea', 'coral', 'coral-deep', 'maquis'] as const).map((front) => [front, behind, 4.5] as const),
  ),
  ['coral-deep', 'coral-tint', 4.5],
  ['sun', 'ink', 4.5],
  ['stroke', 'card', 3],
];

const asColour = 'écrivez la couleur en hexadécimal, en minuscules, telle que "#14213d"';
const colour = z.string(asColour).regex(/^#(?:[\da-f]{6}|[\da-f]{3})$/, asColour);
const colours = z
  .strictObject(Object.fromEntries(colourNames.map((name) => [name, colour])) as Record<ColourName, typeof colour>)
  .check(rule((value, refuse) => {
    // One change often fixes several pairs.
    const pale = pairs.find(([front, behind, least]) => contrastOf(value[front], value[behind]) < least);
    if (pale === undefined) return;
    const [front, behind, least] = pale;
    const found = contrastOf(value[front], value[behind]).toFixed(1).replace('.', ',');
    refuse(`${front} sur ${behind}\u00a0: un contraste de ${found}, peu lisible\u00a0; éloignez-les, plus clair ou plus foncé, jusqu’à ${String(least).replace('.', ',')} au moins`, front);
  }));

export const brandLook = fileOfParts('brand-look.yaml', z.strictObject({ colours }));

/** Contrast of two colours as WCAG defines it, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const asName = 'écrivez le nom de la marque, en trente signes au plus';
const asPrefix = 'écrivez deux à six capitales ou chiffres, une capitale d’abord, tels que NEO';
const asPath = 'écrivez le tracé d’un dessin SVG (son attribut d), tel que M2.5 28.5H9.5';
const path = z.string(asPath).regex(/^M[\d\s.,a-zA-Z-]+$/, asPath);
const stroke = z.strictObject({ colour: z.enum(colourNames, `écrivez l’une de ${colourNames.join(', ')}`), path });

/** The brand's name, the first letters of an order's reference, which banks transmit, and the logo. */
export const brandFile = fileOfParts('brand.yaml', z.strictObject({
  brand: z.strictObject({
    name: z.string(asName).trim().regex(/^[^<>{}[\]*]{1,30}$/, asName),
    orderPrefix: z.string(asPrefix).regex(/^[A-Z][A-Z\d]{1,5}$/, asPrefix),
  }),
  logo: list(stroke),
}));

/** The sign on the box in the drawing of an installation, upper left in a rectangle of 44 × 40: SVG path data. */
export const boxSignFile = fileOfParts('box-sign.yaml', z.strictObject({
  boxSign: list(
    z.strictObject({
      kind: z.literal('path'),
      d: path,
      stroke: z.enum(['ink', 'card', 'paper', 'sea-tint', 'sun', 'coral', 'line']),
      strokeWidth: z.number(),
    }),
  ),
}));
