import * as z from 'zod';
import type { LogoStroke } from '#content/brand.ts';
import { colours } from '#content/brand-look.ts';
import { checkShape } from './check-shape.ts';
import { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

type ColourName = keyof typeof colours;
const names = Object.keys(colours) as ColourName[];

const asName = 'écrivez le nom de la marque, en trente signes au plus';
const asPrefix = 'écrivez deux à six capitales ou chiffres, une capitale d’abord, tels que NEO';
const brandSchema = z.strictObject({
  name: z.string(asName).trim().min(1, asName).max(30, asName),
  orderPrefix: z.string(asPrefix).regex(/^[A-Z][A-Z\d]{1,5}$/, asPrefix),
});

const asColour = `écrivez la couleur en hexadécimal, en minuscules, telle que ${colours.ink}`;
const colour = z.string(asColour).regex(/^#(?:[\da-f]{6}|[\da-f]{3})$/, asColour);
const coloursSchema = z.strictObject(Object.fromEntries(names.map((name) => [name, colour])));

const asPath = 'écrivez le tracé d’un dessin SVG (son attribut d), tel que M2.5 28.5H9.5';
const logoSchema = z
  .array(
    z.strictObject({
      colour: z.enum(names, `écrivez l’une de ${names.join(', ')}`),
      path: z.string(asPath).regex(/^M[\d\s.,a-zA-Z-]+$/, asPath),
    }),
  )
  .min(1, 'écrivez au moins un trait') satisfies z.ZodType<LogoStroke[]>;

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

/** The mistakes in the name and the prefix of orders. */
export function checkBrand(brand: ContentValue): ContentError[] {
  return checkShape(brand, brandSchema);
}

/** The mistakes in the colours: how they are written, and texts that would be hard to read. */
export function checkColours(written: ContentValue): ContentError[] {
  const mistakes = checkShape(written, coloursSchema);
  if (mistakes.length > 0) return mistakes;
  const values = written.value as Readonly<Record<ColourName, string>>;
  const pale = pairs.flatMap(([front, behind, least]) => {
    const contrast = contrastOf(values[front], values[behind]);
    if (contrast >= least) return [];
    const found = contrast.toFixed(1).replace('.', ',');
    const problem = `${front} sur ${behind}\u00a0: un contraste de ${found}, peu lisible`;
    const fix = `éloignez ${front} de ${behind}, plus clair ou plus foncé, jusqu’à ${String(least).replace('.', ',')} au moins`;
    return [new ContentError(written.file, written.lineOf([front]), problem, fix)];
  });
  // One change often fixes several pairs.
  return pale.slice(0, 1);
}

/** The mistakes in the strokes of the logo. */
export function checkLogo(logo: ContentValue): ContentError[] {
  return checkShape(logo, logoSchema);
}

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
