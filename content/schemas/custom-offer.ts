import * as z from 'zod';
import { texts, unique } from './parts/parts.ts';

const question = texts('label inMail');
const choice = question.extend({ options: unique('value', texts('value label')) });

/** The questions of a custom offer, what surrounds them, and the visitor's own words in the mail. */
export const schema = z.strictObject({
  customOfferQuestions: z.strictObject({
    existingSystem: choice,
    specificNeeds: question,
    preferredInstallDate: choice,
    budget: choice,
  }),
  customOfferDialog: texts('lead next'),
  customOfferMail: texts('greeting request withoutQuote quote contact farewell'),
});
