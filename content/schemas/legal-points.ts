import * as z from 'zod';
import { type Content, texts } from './parts/parts.ts';

const point = texts('matter source toDecide');
/** A point of law, or a promise, that only the owner can settle before the site is published. */
export type LegalPoint = Content<typeof point>;

export const schema = z.strictObject({ legalPoints: z.array(point) });
