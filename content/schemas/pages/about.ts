import * as z from 'zod';
import { iconName, list, text, texts } from '#content/schemas/parts/parts.ts';

/** The page about the provider. */
export const schema = texts('title lead valuesTitle').extend({
  eras: z.tuple([text(), text(), text(), text()], 'écrivez une liste de quatre époques'),
  history: z.strictObject({
    title: text(),
    facts: list(texts('before after').extend({ value: z.enum(['foundedIn', 'yearsOfExperience']) })),
    paragraphs: list(text()),
  }),
  values: list(texts('title text').extend({ icon: iconName })),
  mission: z.strictObject({ title: text(), paragraphs: list(text()) }),
  closing: texts('title text contactLabel'),
});
export const exportName = 'about';
