import * as z from 'zod';
import { list, text, texts } from './parts/parts.ts';

/** Sentences of quotes and order confirmations beside the figures. */
export const schema = texts('validity agreement specimen emergency').extend({
  paymentTerms: list(text()),
  publicTerms: z.tuple([text()], text()),
});
export const exportName = 'documentTexts';
