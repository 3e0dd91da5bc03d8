import { texts } from '#content/schemas/parts/parts.ts';

/** Texts around the legal texts of `legal/`. */
export const schema = texts('updatedOn contentsTitle backLabel provisionalMark provisionalNotice').extend({
  termsPdf: texts('label earlier'),
});
export const exportName = 'legalPages';
