import { type Content, list, text, texts } from './parts/parts.ts';

/** What clients read while they bring their numbers. */
export const schema = texts('keepLines whereIsTheRio asOnTheBill').extend({
  operators: list(text()),
  mandate: texts('title given').extend({ terms: list(text()) }),
});
export type PortabilityTexts = Content<typeof schema>;
export const exportName = 'portabilityTexts';
