import * as z from 'zod';
import type { PageKey } from '#content/schemas/parts/page-key.ts';
import { type Content, list, priceNames, text, texts, unique } from '#content/schemas/parts/parts.ts';

const section = z.strictObject({ heading: text(), items: list(text()) });
const callRatesButton = z.strictObject({ label: text(), mode: z.enum(['payAsYouGo', 'unlimited']) });
const dialog = texts('lead note').extend({ sections: list(section), callRatesButtons: z.array(callRatesButton) });
/** Whether there is such a page is a rule of its own: the table of pages is another file. */
const page = z.string().transform((key) => key as Exclude<PageKey, 'article'>);
const benefit = z.strictObject({
  id: z.enum(['installation', 'costs', 'security', 'management', 'features', 'support']),
  title: text(),
  description: text(...priceNames),
  dialog: dialog.optional(),
  link: z.strictObject({ page, label: text() }).optional(),
});

/** The page of the solution. */
export const schema = texts('title lead openDialogHint').extend({ benefits: unique('id', benefit) });
export const exportName = 'solution';

export type SolutionDialogSection = Content<typeof section>;
export type CallRatesButton = Content<typeof callRatesButton>;
export type SolutionDialog = Content<typeof dialog>;
export type BenefitCard = Content<typeof benefit>;
