import * as z from 'zod';
import { type Content, iconName, list, priceNames, text, texts, unique } from '#content/schemas/parts/parts.ts';

const ids = ['communications', 'management', 'devices', 'administration', 'support-security'] as const;
const feature = z.strictObject({ title: text(), description: text(...priceNames), icon: iconName });
const category = texts('title lead').extend({ id: z.enum(ids), features: list(feature) });
export type FeatureCategory = Content<typeof category>;

/** The page of the features. */
export const schema = texts('title lead quoteLabel').extend({ categories: unique('id', category, ids) });
export const exportName = 'features';
