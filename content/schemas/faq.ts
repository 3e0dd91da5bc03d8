import * as z from 'zod';
import { list, text, texts, unique } from './parts/parts.ts';

const identifier = z.string().regex(/^[a-z0-9-]+$/, 'écrivez des minuscules sans accent, des chiffres et des traits d’union');

/** Questions that buyers ask; each paragraph of an answer is one text. */
export const schema = texts('title').extend({
  entries: unique('id question', texts('question').extend({ id: identifier, answer: list(text()) })),
});
export const exportName = 'faq';
