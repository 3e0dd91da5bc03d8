import type { colours } from './brand-look.ts';

/**
 * The brand; its colours are in `brand-look.ts`. After a change: `npm run make:cards`, and `npm run keep-terms` for a
 * name, which the terms of sale repeat.
 */
export const brand = {
  name: 'Neolis',
  /** First letters of an order's reference, before its hyphen: capital letters and digits, which banks transmit. */
  orderPrefix: 'NEO',
} as const;

/** A line of the logo in a square of 52 × 32, drawn 5 wide: SVG path data. */
export interface LogoStroke {
  readonly colour: keyof typeof colours;
  readonly path: string;
}

/** The logo: a cord that comes in, forms the N and rings. Its ink is that of the text beside it. */
export const logo: readonly LogoStroke[] = [
  { colour: 'coral', path: 'M2.5 28.5h7' },
  { colour: 'ink', path: 'M9.5 28.5c4.5 0 6.5-2 6.5-7V9c0-4.5 4-5.5 6.5-2l11 16c2.5 3.5 6.5 2.5 6.5-2V4' },
  { colour: 'sun', path: 'M48.5 4h.01' },
];
