import * as z from 'zod';
import { text, texts } from './parts/parts.ts';

/** What the tools around a quote say; the names of their controls are in `site/`. */
export const schema = z.strictObject({
  document: texts('lead done failed'),
  share: texts('lead subject link'),
  comparison: texts('lead kept privacy withoutCalls').extend({ priced: text('day') }),
});
export const exportName = 'quoteToolTexts';
